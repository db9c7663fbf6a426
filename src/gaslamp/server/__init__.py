"""Tables anyone can open by link: REST and one WebSocket per seat."""
