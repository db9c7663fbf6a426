CREATE TABLE public.accounts (
    id bigint NOT NULL,
    name text NOT NULL,
    folded text NOT NULL,
    password text NOT NULL,
    created bigint NOT NULL
);
CREATE SEQUENCE public.accounts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.accounts_id_seq OWNED BY public.accounts.id;
CREATE TABLE public.addresses (
    id bigint NOT NULL,
    table_id text NOT NULL,
    seat text NOT NULL,
    kind text NOT NULL,
    target text NOT NULL,
    language text NOT NULL,
    token_hash bytea NOT NULL,
    confirmed boolean NOT NULL
);
CREATE SEQUENCE public.addresses_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.addresses_id_seq OWNED BY public.addresses.id;
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.events (
    table_id text NOT NULL,
    version integer NOT NULL,
    kind text NOT NULL,
    body text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.jobs (
    name text NOT NULL,
    kind text NOT NULL,
    body text NOT NULL,
    due bigint NOT NULL,
    attempts integer NOT NULL
);
CREATE TABLE public.keepsakes (
    name text NOT NULL,
    value bytea NOT NULL
);
CREATE TABLE public.keys (
    token_hash bytea NOT NULL,
    table_id text NOT NULL,
    seat text NOT NULL,
    account bigint,
    given bigint NOT NULL
);
CREATE TABLE public.lines (
    table_id text NOT NULL,
    channel text NOT NULL,
    id integer NOT NULL,
    seat text NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.marks (
    table_id text NOT NULL,
    owner text NOT NULL,
    place text NOT NULL,
    mark text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.notes (
    table_id text NOT NULL,
    seat text NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.sessions (
    token_hash bytea NOT NULL,
    account bigint NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE public.tables (
    id text NOT NULL,
    game text NOT NULL,
    rules text NOT NULL,
    options text NOT NULL,
    seed bytea NOT NULL,
    nonce bytea NOT NULL,
    settings text NOT NULL,
    created bigint NOT NULL,
    version integer NOT NULL,
    status text NOT NULL,
    turn text NOT NULL,
    seats text NOT NULL,
    listed boolean NOT NULL,
    due bigint,
    machine boolean NOT NULL,
    updated bigint NOT NULL
);
ALTER TABLE ONLY public.accounts ALTER COLUMN id SET DEFAULT nextval('public.accounts_id_seq'::regclass);
ALTER TABLE ONLY public.addresses ALTER COLUMN id SET DEFAULT nextval('public.addresses_id_seq'::regclass);
INSERT INTO public.accounts VALUES (1, 'Ann', 'ann', '$argon2id$v=19$m=65536,t=3,p=4$c2FsdHNhbHRzYWx0c2FsdA$+xoku0Ste5otFf+B7iHGv9uLKYEcvi+yXjeBHVjvDsQ', 1750000000000);
INSERT INTO public.addresses VALUES (1, '3cpo4olo7xtlgklb', 'jack', 'webhook', 'https://games.example/turn', 'fr', '\x3231cc34d839ca8476733ac8e52b0e78cb1e1d28c79136d0d72030e72b83b81f', true);
INSERT INTO public.alembic_version VALUES ('0002');
INSERT INTO public.events VALUES ('vbsypce2bhumusgt', 1, 'opened', '{}', 1750000060000);
INSERT INTO public.events VALUES ('vbsypce2bhumusgt', 2, 'sat', '{"seat":"jack","by":"human","name":"Ann","level":null}', 1750000060000);
INSERT INTO public.events VALUES ('uumd7tubzcg3lzc4', 1, 'opened', '{}', 1750000120000);
INSERT INTO public.events VALUES ('uumd7tubzcg3lzc4', 2, 'sat', '{"seat":"jack","by":"human","name":"Ann","level":null}', 1750000120000);
INSERT INTO public.events VALUES ('uumd7tubzcg3lzc4', 3, 'sat', '{"seat":"detective","by":"human","name":"Bertha \ud83d\udd6f","level":null}', 1750000125000);
INSERT INTO public.events VALUES ('uumd7tubzcg3lzc4', 4, 'started', '{}', 1750000125000);
INSERT INTO public.events VALUES ('uumd7tubzcg3lzc4', 5, 'acted', '{"seat":"chance","action":"=M","nonce":null}', 1750000125000);
INSERT INTO public.events VALUES ('uumd7tubzcg3lzc4', 6, 'acted', '{"seat":"chance","action":"HLMU","nonce":null}', 1750000125000);
INSERT INTO public.events VALUES ('uumd7tubzcg3lzc4', 7, 'acted', '{"seat":"detective","action":"M","nonce":null}', 1750000132000);
INSERT INTO public.events VALUES ('uumd7tubzcg3lzc4', 8, 'acted', '{"seat":"detective","action":"C5","nonce":null}', 1750000139000);
INSERT INTO public.events VALUES ('uumd7tubzcg3lzc4', 9, 'acted', '{"seat":"jack","action":"L","nonce":null}', 1750000146000);
INSERT INTO public.events VALUES ('uumd7tubzcg3lzc4', 10, 'acted', '{"seat":"jack","action":"NE>NW","nonce":null}', 1750000153000);
INSERT INTO public.events VALUES ('uumd7tubzcg3lzc4', 11, 'acted', '{"seat":"jack","action":"B6","nonce":null}', 1750000160000);
INSERT INTO public.events VALUES ('uumd7tubzcg3lzc4', 12, 'acted', '{"seat":"jack","action":"H","nonce":null}', 1750000167000);
INSERT INTO public.events VALUES ('uumd7tubzcg3lzc4', 13, 'acted', '{"seat":"jack","action":"I5","nonce":null}', 1750000174000);
INSERT INTO public.events VALUES ('uumd7tubzcg3lzc4', 14, 'acted', '{"seat":"chance","action":"+W","nonce":null}', 1750000174000);
INSERT INTO public.events VALUES ('uumd7tubzcg3lzc4', 15, 'acted', '{"seat":"detective","action":"U","nonce":null}', 1750000188000);
INSERT INTO public.events VALUES ('uumd7tubzcg3lzc4', 16, 'undone', '{"by":"detective","length":10}', 1750000195000);
INSERT INTO public.events VALUES ('uumd7tubzcg3lzc4', 17, 'acted', '{"seat":"detective","action":"U","nonce":null}', 1750000202000);
INSERT INTO public.events VALUES ('uumd7tubzcg3lzc4', 18, 'acted', '{"seat":"detective","action":"xG","nonce":null}', 1750000209000);
INSERT INTO public.events VALUES ('uumd7tubzcg3lzc4', 19, 'acted', '{"seat":"chance","action":"seen","nonce":null}', 1750000209000);
INSERT INTO public.events VALUES ('uumd7tubzcg3lzc4', 20, 'acted', '{"seat":"jack","action":"W","nonce":null}', 1750000216000);
INSERT INTO public.events VALUES ('uumd7tubzcg3lzc4', 21, 'offered', '{"by":"detective","what":"abandon"}', 1750000223000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 1, 'opened', '{}', 1750000283000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 2, 'sat', '{"seat":"detective","by":"machine","name":"","level":"novice"}', 1750000283000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 3, 'sat', '{"seat":"jack","by":"human","name":"Cleo","level":null}', 1750000283000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 4, 'started', '{}', 1750000283000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 5, 'acted', '{"seat":"chance","action":"=G","nonce":null}', 1750000283000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 6, 'acted', '{"seat":"chance","action":"SLUB","nonce":null}', 1750000283000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 7, 'acted', '{"seat":"detective","action":"B","nonce":null}', 1750000283000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 8, 'acted', '{"seat":"detective","action":"H2","nonce":null}', 1750000283000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 9, 'acted', '{"seat":"detective","action":"B8>H9","nonce":null}', 1750000283000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 10, 'acted', '{"seat":"jack","action":"U","nonce":null}', 1750000290000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 11, 'acted', '{"seat":"jack","action":"E3","nonce":null}', 1750000297000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 12, 'acted', '{"seat":"jack","action":"S","nonce":null}', 1750000304000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 13, 'acted', '{"seat":"jack","action":"C5","nonce":null}', 1750000311000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 14, 'acted', '{"seat":"jack","action":"H4>F2","nonce":null}', 1750000318000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 15, 'acted', '{"seat":"detective","action":"L","nonce":null}', 1750000318000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 16, 'acted', '{"seat":"detective","action":"NE>NW","nonce":null}', 1750000318000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 17, 'acted', '{"seat":"detective","action":"E2","nonce":null}', 1750000318000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 18, 'acted', '{"seat":"chance","action":"unseen","nonce":null}', 1750000318000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 19, 'acted', '{"seat":"jack","action":"G","nonce":null}', 1750000325000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 20, 'acted', '{"seat":"jack","action":"J3","nonce":null}', 1750000332000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 21, 'acted', '{"seat":"jack","action":"L>E1","nonce":null}', 1750000339000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 22, 'acted', '{"seat":"jack","action":"H>I6","nonce":null}', 1750000346000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 23, 'acted', '{"seat":"detective","action":"M","nonce":null}', 1750000346000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 24, 'acted', '{"seat":"detective","action":"D5","nonce":null}', 1750000346000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 25, 'acted', '{"seat":"detective","action":"H","nonce":null}', 1750000346000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 26, 'acted', '{"seat":"detective","action":"I3","nonce":null}', 1750000346000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 27, 'acted', '{"seat":"chance","action":"+B","nonce":null}', 1750000346000);
INSERT INTO public.events VALUES ('3cpo4olo7xtlgklb', 28, 'acted', '{"seat":"jack","action":"W","nonce":null}', 1750000353000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 1, 'opened', '{}', 1750000413000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 2, 'sat', '{"seat":"detective","by":"human","name":"Ann","level":null}', 1750000413000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 3, 'sat', '{"seat":"jack","by":"human","name":"Dan","level":null}', 1750000418000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 4, 'started', '{}', 1750000418000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 5, 'acted', '{"seat":"chance","action":"=U","nonce":null}', 1750000418000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 6, 'acted', '{"seat":"chance","action":"WGUB","nonce":null}', 1750000418000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 7, 'acted', '{"seat":"detective","action":"W","nonce":null}', 1750000425000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 8, 'acted', '{"seat":"detective","action":"L7","nonce":null}', 1750000432000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 9, 'acted', '{"seat":"detective","action":"^SW","nonce":null}', 1750000439000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 10, 'acted', '{"seat":"jack","action":"G","nonce":null}', 1750000446000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 11, 'acted', '{"seat":"jack","action":"M5","nonce":null}', 1750000453000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 12, 'acted', '{"seat":"jack","action":"B>K2","nonce":null}', 1750000460000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 13, 'acted', '{"seat":"jack","action":"U","nonce":null}', 1750000467000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 14, 'acted', '{"seat":"jack","action":"xB","nonce":null}', 1750000474000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 15, 'acted', '{"seat":"detective","action":"B","nonce":null}', 1750000481000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 16, 'acted', '{"seat":"detective","action":"B6","nonce":null}', 1750000488000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 17, 'acted', '{"seat":"detective","action":"B8>G5","nonce":null}', 1750000495000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 18, 'acted', '{"seat":"chance","action":"seen","nonce":null}', 1750000495000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 19, 'acted', '{"seat":"jack","action":"H","nonce":null}', 1750000502000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 20, 'acted', '{"seat":"jack","action":"H9","nonce":null}', 1750000509000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 21, 'acted', '{"seat":"chance","action":"+W","nonce":null}', 1750000509000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 22, 'acted', '{"seat":"detective","action":"S","nonce":null}', 1750000516000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 23, 'acted', '{"seat":"detective","action":"G4","nonce":null}', 1750000523000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 24, 'acted', '{"seat":"detective","action":"H4>B7","nonce":null}', 1750000530000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 25, 'acted', '{"seat":"detective","action":"L","nonce":null}', 1750000537000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 26, 'acted', '{"seat":"detective","action":"K4","nonce":null}', 1750000544000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 27, 'acted', '{"seat":"detective","action":"NE>NW","nonce":null}', 1750000551000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 28, 'acted', '{"seat":"jack","action":"M","nonce":null}', 1750000558000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 29, 'acted', '{"seat":"jack","action":"E5","nonce":null}', 1750000565000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 30, 'acted', '{"seat":"chance","action":"seen","nonce":null}', 1750000565000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 31, 'acted', '{"seat":"chance","action":"HSMG","nonce":null}', 1750000565000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 32, 'acted', '{"seat":"detective","action":"S","nonce":null}', 1750000572000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 33, 'acted', '{"seat":"detective","action":"G1","nonce":null}', 1750000579000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 34, 'acted', '{"seat":"detective","action":"C2>H8","nonce":null}', 1750000586000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 35, 'acted', '{"seat":"jack","action":"M","nonce":null}', 1750000593000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 36, 'acted', '{"seat":"jack","action":"B3","nonce":null}', 1750000600000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 37, 'acted', '{"seat":"jack","action":"H","nonce":null}', 1750000607000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 38, 'acted', '{"seat":"jack","action":"L4","nonce":null}', 1750000614000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 39, 'acted', '{"seat":"chance","action":"+M","nonce":null}', 1750000614000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 40, 'acted', '{"seat":"detective","action":"G","nonce":null}', 1750000621000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 41, 'acted', '{"seat":"detective","action":"B>E5","nonce":null}', 1750000628000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 42, 'acted', '{"seat":"detective","action":"H9","nonce":null}', 1750000635000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 43, 'acted', '{"seat":"chance","action":"unseen","nonce":null}', 1750000635000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 44, 'acted', '{"seat":"jack","action":"B","nonce":null}', 1750000642000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 45, 'acted', '{"seat":"jack","action":"L2>C5","nonce":null}', 1750000649000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 46, 'acted', '{"seat":"jack","action":"E6","nonce":null}', 1750000656000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 47, 'acted', '{"seat":"detective","action":"L","nonce":null}', 1750000663000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 48, 'acted', '{"seat":"detective","action":"M5","nonce":null}', 1750000670000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 49, 'acted', '{"seat":"detective","action":"SW>SE","nonce":null}', 1750000677000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 50, 'acted', '{"seat":"detective","action":"U","nonce":null}', 1750000684000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 51, 'acted', '{"seat":"detective","action":"L2","nonce":null}', 1750000691000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 52, 'acted', '{"seat":"jack","action":"W","nonce":null}', 1750000698000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 53, 'acted', '{"seat":"jack","action":"E1","nonce":null}', 1750000705000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 54, 'acted', '{"seat":"jack","action":"^NW","nonce":null}', 1750000712000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 55, 'acted', '{"seat":"chance","action":"unseen","nonce":null}', 1750000712000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 56, 'acted', '{"seat":"chance","action":"MGUB","nonce":null}', 1750000712000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 57, 'acted', '{"seat":"detective","action":"G","nonce":null}', 1750000719000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 58, 'acted', '{"seat":"detective","action":"D7","nonce":null}', 1750000726000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 59, 'acted', '{"seat":"detective","action":"U>K4","nonce":null}', 1750000733000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 60, 'acted', '{"seat":"jack","action":"U","nonce":null}', 1750000740000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 61, 'acted', '{"seat":"jack","action":"L7","nonce":null}', 1750000747000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 62, 'acted', '{"seat":"jack","action":"B","nonce":null}', 1750000754000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 63, 'acted', '{"seat":"jack","action":"F4","nonce":null}', 1750000761000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 64, 'acted', '{"seat":"jack","action":"G5>K4","nonce":null}', 1750000768000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 65, 'acted', '{"seat":"detective","action":"M","nonce":null}', 1750000775000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 66, 'acted', '{"seat":"detective","action":"E6","nonce":null}', 1750000782000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 67, 'acted', '{"seat":"chance","action":"unseen","nonce":null}', 1750000782000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 68, 'acted', '{"seat":"jack","action":"H","nonce":null}', 1750000789000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 69, 'acted', '{"seat":"jack","action":"I3","nonce":null}', 1750000796000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 70, 'acted', '{"seat":"chance","action":"+B","nonce":null}', 1750000796000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 71, 'acted', '{"seat":"detective","action":"L","nonce":null}', 1750000803000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 72, 'acted', '{"seat":"detective","action":"M4","nonce":null}', 1750000810000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 73, 'acted', '{"seat":"detective","action":"NW>SW","nonce":null}', 1750000817000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 74, 'acted', '{"seat":"detective","action":"S","nonce":null}', 1750000824000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 75, 'acted', '{"seat":"detective","action":"G2","nonce":null}', 1750000831000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 76, 'acted', '{"seat":"detective","action":"F6>F2","nonce":null}', 1750000838000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 77, 'acted', '{"seat":"jack","action":"W","nonce":null}', 1750000845000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 78, 'acted', '{"seat":"jack","action":"A7","nonce":null}', 1750000852000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 79, 'acted', '{"seat":"jack","action":"^NW","nonce":null}', 1750000859000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 80, 'acted', '{"seat":"chance","action":"unseen","nonce":null}', 1750000859000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 81, 'acted', '{"seat":"chance","action":"SLMB","nonce":null}', 1750000859000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 82, 'acted', '{"seat":"detective","action":"S","nonce":null}', 1750000866000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 83, 'acted', '{"seat":"detective","action":"F2>C2","nonce":null}', 1750000873000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 84, 'acted', '{"seat":"detective","action":"@B","nonce":null}', 1750000880000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 85, 'acted', '{"seat":"chance","action":"wrong","nonce":null}', 1750000880000);
INSERT INTO public.events VALUES ('grhh3bys6dzqr2lp', 1, 'opened', '{}', 1750000880000);
INSERT INTO public.events VALUES ('grhh3bys6dzqr2lp', 2, 'sat', '{"seat":"detective","by":"human","name":"Dan","level":null}', 1750000880000);
INSERT INTO public.events VALUES ('oc2a22hixrir2oo7', 86, 'rematched', '{"table":"grhh3bys6dzqr2lp"}', 1750000880000);
INSERT INTO public.events VALUES ('yyyucqbs3ck62gkb', 1, 'opened', '{}', 1750000940000);
INSERT INTO public.events VALUES ('yyyucqbs3ck62gkb', 2, 'sat', '{"seat":"jack","by":"human","name":"Eve","level":null}', 1750000940000);
INSERT INTO public.events VALUES ('yyyucqbs3ck62gkb', 3, 'sat', '{"seat":"detective","by":"human","name":"Fox","level":null}', 1750000945000);
INSERT INTO public.events VALUES ('yyyucqbs3ck62gkb', 4, 'started', '{}', 1750000945000);
INSERT INTO public.events VALUES ('yyyucqbs3ck62gkb', 5, 'acted', '{"seat":"chance","action":"=W","nonce":null}', 1750000945000);
INSERT INTO public.events VALUES ('yyyucqbs3ck62gkb', 6, 'acted', '{"seat":"chance","action":"HWSB","nonce":null}', 1750000945000);
INSERT INTO public.events VALUES ('yyyucqbs3ck62gkb', 7, 'acted', '{"seat":"detective","action":"S","nonce":null}', 1750000952000);
INSERT INTO public.events VALUES ('yyyucqbs3ck62gkb', 8, 'acted', '{"seat":"detective","action":"B7>F2","nonce":null}', 1750000959000);
INSERT INTO public.events VALUES ('yyyucqbs3ck62gkb', 9, 'acted', '{"seat":"detective","action":"G4","nonce":null}', 1750000966000);
INSERT INTO public.events VALUES ('yyyucqbs3ck62gkb', 10, 'acted', '{"seat":"jack","action":"B","nonce":null}', 1750000973000);
INSERT INTO public.events VALUES ('yyyucqbs3ck62gkb', 11, 'acted', '{"seat":"jack","action":"L2>H9","nonce":null}', 1750000980000);
INSERT INTO public.events VALUES ('yyyucqbs3ck62gkb', 12, 'closed', '{"winners":["detective"],"reason":"resigned"}', 1750000987000);
INSERT INTO public.events VALUES ('qpvhglabfyeijii5', 1, 'opened', '{}', 1750001047000);
INSERT INTO public.events VALUES ('qpvhglabfyeijii5', 2, 'sat', '{"seat":"police2","by":"machine","name":"","level":"club"}', 1750001047000);
INSERT INTO public.events VALUES ('qpvhglabfyeijii5', 3, 'sat', '{"seat":"police1","by":"human","name":"Gus","level":null}', 1750001047000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 1, 'opened', '{}', 1750001107000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 2, 'sat', '{"seat":"police2","by":"machine","name":"","level":"novice"}', 1750001107000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 3, 'sat', '{"seat":"jack","by":"human","name":"Ann","level":null}', 1750001107000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 4, 'sat', '{"seat":"police1","by":"human","name":"Hal","level":null}', 1750001112000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 5, 'started', '{}', 1750001112000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 6, 'acted', '{"seat":"jack","action":"h=156","nonce":"eced5be80cfb1b95c1cbd0d86dc072e5"}', 1750001119000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 7, 'acted', '{"seat":"jack","action":"W+158","nonce":"5b3a3e681c8deca47ac9513deb6b1ae8"}', 1750001126000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 8, 'acted', '{"seat":"jack","action":"W+3","nonce":"b0ff3c517bbe82bb73d4f00f72f70138"}', 1750001133000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 9, 'acted', '{"seat":"jack","action":"W+21","nonce":"25687ee49d87bded72c9fa8d0ed6d184"}', 1750001140000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 10, 'acted', '{"seat":"jack","action":"W+84","nonce":"bab43a0730b512d034bebef672cde398"}', 1750001147000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 11, 'acted', '{"seat":"jack","action":"W+149","nonce":"cf82e1382e32f7c15f345e440cac21d8"}', 1750001154000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 12, 'acted', '{"seat":"chance","action":"*Y","nonce":null}', 1750001154000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 13, 'acted', '{"seat":"police2","action":"B=x40","nonce":"705e2ee693dabef1490313d0194281a4"}', 1750001154000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 14, 'acted', '{"seat":"police2","action":"Y=x50","nonce":"63a413c3122f2b76eebe647188296bee"}', 1750001154000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 15, 'acted', '{"seat":"police2","action":"N=x145","nonce":"cbea051d02a676748f63814353c94db9"}', 1750001154000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 16, 'acted', '{"seat":"police2","action":"R=x155","nonce":"c56bd313bbbd783f2784d07385fc61c5"}', 1750001154000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 17, 'acted', '{"seat":"police2","action":"G=x165","nonce":"899fd0e4f8872f7ff96a00a9cb637618"}', 1750001154000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 18, 'acted', '{"seat":"chance","action":"W=3,21,84,149,158","nonce":null}', 1750001154000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 19, 'acted', '{"seat":"jack","action":"k3","nonce":null}', 1750001161000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 20, 'acted', '{"seat":"chance","action":"!Bx40,Yx50,Nx145,Rx155,Gx165","nonce":null}', 1750001161000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 21, 'acted', '{"seat":"jack","action":"-9","nonce":"544df3c3ef552b923c31be7432563b6e"}', 1750001168000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 22, 'acted', '{"seat":"police2","action":"Y>x70","nonce":null}', 1750001168000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 23, 'acted', '{"seat":"police2","action":"N>x101","nonce":null}', 1750001168000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 24, 'acted', '{"seat":"police2","action":"R>x110","nonce":null}', 1750001168000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 25, 'acted', '{"seat":"police2","action":"G>x142","nonce":null}', 1750001168000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 26, 'acted', '{"seat":"police1","action":"B>x61","nonce":null}', 1750001175000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 27, 'acted', '{"seat":"police2","action":"Y?56","nonce":null}', 1750001175000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 28, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001175000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 29, 'acted', '{"seat":"police2","action":"N?80","nonce":null}', 1750001175000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 30, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001175000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 31, 'acted', '{"seat":"police2","action":"N?81","nonce":null}', 1750001175000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 32, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001175000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 33, 'acted', '{"seat":"police2","action":"R?71","nonce":null}', 1750001175000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 34, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001175000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 35, 'acted', '{"seat":"police2","action":"R?104","nonce":null}', 1750001175000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 36, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001175000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 37, 'acted', '{"seat":"police2","action":"G?116","nonce":null}', 1750001175000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 38, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001175000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 39, 'acted', '{"seat":"police1","action":"B@49","nonce":null}', 1750001182000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 40, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001182000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 41, 'acted', '{"seat":"jack","action":"=28=27","nonce":"74a5e3644a477f9312e33f85ba146d58"}', 1750001189000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 42, 'acted', '{"seat":"police2","action":"Y>x69","nonce":null}', 1750001189000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 43, 'acted', '{"seat":"police2","action":"N>x76","nonce":null}', 1750001189000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 44, 'acted', '{"seat":"police2","action":"R>x88","nonce":null}', 1750001189000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 45, 'acted', '{"seat":"police2","action":"G>x119","nonce":null}', 1750001189000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 46, 'acted', '{"seat":"police1","action":"B>x41","nonce":null}', 1750001196000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 47, 'acted', '{"seat":"police2","action":"Y?34","nonce":null}', 1750001196000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 48, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001196000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 49, 'acted', '{"seat":"police2","action":"Y?55","nonce":null}', 1750001196000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 50, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001196000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 51, 'acted', '{"seat":"police2","action":"N?79","nonce":null}', 1750001196000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 52, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001196000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 53, 'acted', '{"seat":"police2","action":"R?69","nonce":null}', 1750001196000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 54, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001196000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 55, 'acted', '{"seat":"police2","action":"R?70","nonce":null}', 1750001196000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 56, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001196000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 57, 'acted', '{"seat":"police2","action":"R?103","nonce":null}', 1750001196000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 58, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001196000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 59, 'acted', '{"seat":"police2","action":"G?96","nonce":null}', 1750001196000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 60, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001196000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 61, 'acted', '{"seat":"police2","action":"G?97","nonce":null}', 1750001196000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 62, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001196000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 63, 'acted', '{"seat":"police1","action":"B@30","nonce":null}', 1750001203000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 64, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001203000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 65, 'acted', '{"seat":"jack","action":"~26","nonce":"19913b101f94f152cae3350763733d68"}', 1750001210000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 66, 'acted', '{"seat":"police2","action":"Y>x65","nonce":null}', 1750001210000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 67, 'acted', '{"seat":"police2","action":"N>x36","nonce":null}', 1750001210000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 68, 'acted', '{"seat":"police2","action":"R>x85","nonce":null}', 1750001210000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 69, 'acted', '{"seat":"police2","action":"G>x100","nonce":null}', 1750001210000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 70, 'acted', '{"seat":"police1","action":"B>x39","nonce":null}', 1750001217000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 71, 'acted', '{"seat":"police2","action":"N?26","nonce":null}', 1750001217000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 72, 'acted', '{"seat":"chance","action":"+","nonce":null}', 1750001217000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 73, 'acted', '{"seat":"police2","action":"G?79","nonce":null}', 1750001217000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 74, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001217000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 75, 'acted', '{"seat":"police2","action":"G?78","nonce":null}', 1750001217000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 76, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001217000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 77, 'acted', '{"seat":"police2","action":"G?80","nonce":null}', 1750001217000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 78, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001217000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 79, 'acted', '{"seat":"police2","action":"G?97","nonce":null}', 1750001217000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 80, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001217000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 81, 'acted', '{"seat":"police2","action":"Y?52","nonce":null}', 1750001217000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 82, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001217000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 83, 'acted', '{"seat":"police2","action":"Y?53","nonce":null}', 1750001217000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 84, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001217000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 85, 'acted', '{"seat":"police2","action":"Y?67","nonce":null}', 1750001217000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 86, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001217000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 87, 'acted', '{"seat":"police2","action":"R?68","nonce":null}', 1750001217000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 88, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001217000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 89, 'acted', '{"seat":"police2","action":"R?86","nonce":null}', 1750001217000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 90, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001217000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 91, 'acted', '{"seat":"police1","action":"B?29","nonce":null}', 1750001224000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 92, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001224000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 93, 'acted', '{"seat":"jack","action":"=27=29","nonce":"38645eb62a1429babd658c65a8ff947f"}', 1750001231000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 94, 'acted', '{"seat":"police2","action":"Y>x82","nonce":null}', 1750001231000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 95, 'acted', '{"seat":"police2","action":"N>x19","nonce":null}', 1750001231000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 96, 'acted', '{"seat":"police2","action":"R>x65","nonce":null}', 1750001231000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 97, 'acted', '{"seat":"police2","action":"G>x100","nonce":null}', 1750001231000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 98, 'acted', '{"seat":"police1","action":"B>x41","nonce":null}', 1750001238000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 99, 'acted', '{"seat":"police2","action":"N?9","nonce":null}', 1750001238000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 100, 'acted', '{"seat":"chance","action":"+","nonce":null}', 1750001238000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 101, 'acted', '{"seat":"police2","action":"G?79","nonce":null}', 1750001238000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 102, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001238000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 103, 'acted', '{"seat":"police2","action":"G?80","nonce":null}', 1750001238000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 104, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001238000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 105, 'acted', '{"seat":"police2","action":"G?78","nonce":null}', 1750001238000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 106, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001238000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 107, 'acted', '{"seat":"police2","action":"G?97","nonce":null}', 1750001238000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 108, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001238000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 109, 'acted', '{"seat":"police2","action":"Y?65","nonce":null}', 1750001238000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 110, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001238000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 111, 'acted', '{"seat":"police2","action":"Y?66","nonce":null}', 1750001238000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 112, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001238000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 113, 'acted', '{"seat":"police2","action":"R?52","nonce":null}', 1750001238000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 114, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001238000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 115, 'acted', '{"seat":"police2","action":"R?53","nonce":null}', 1750001238000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 116, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001238000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 117, 'acted', '{"seat":"police2","action":"R?67","nonce":null}', 1750001238000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 118, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001238000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 119, 'acted', '{"seat":"police1","action":"B?30","nonce":null}', 1750001245000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 120, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001245000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 121, 'acted', '{"seat":"jack","action":"=50=49","nonce":"fa70ea33d9d8f6c024f30af643ea7c29"}', 1750001252000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 122, 'acted', '{"seat":"police2","action":"Y>x62","nonce":null}', 1750001252000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 123, 'acted', '{"seat":"police2","action":"N>x8","nonce":null}', 1750001252000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 124, 'acted', '{"seat":"police2","action":"R>x64","nonce":null}', 1750001252000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 125, 'acted', '{"seat":"police2","action":"G>x79","nonce":null}', 1750001252000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 126, 'offered', '{"by":"jack","what":"take-back"}', 1750001259000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 127, 'answered', '{"by":"police1","yes":true}', 1750001266000);
INSERT INTO public.events VALUES ('qre27sncsdk7edkg', 128, 'undone', '{"by":"jack","length":115}', 1750001266000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 1, 'opened', '{}', 1750001326000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 2, 'sat', '{"seat":"police2","by":"human","name":"Ida","level":null}', 1750001326000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 3, 'sat', '{"seat":"jack","by":"human","name":"Joe","level":null}', 1750001331000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 4, 'sat', '{"seat":"police1","by":"human","name":"Kim","level":null}', 1750001336000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 5, 'started', '{}', 1750001336000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 6, 'acted', '{"seat":"jack","action":"h=33","nonce":"b9a833035fddd345b1865f3370c95ceb"}', 1750001343000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 7, 'acted', '{"seat":"jack","action":"W+158","nonce":"045c820fc3d4590a474644717e1589b1"}', 1750001350000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 8, 'acted', '{"seat":"jack","action":"W+3","nonce":"db6aaa83393e26c362b9bf6dcd13aacb"}', 1750001357000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 9, 'acted', '{"seat":"jack","action":"W+27","nonce":"86fb9604d645537c4abb372cd8b78221"}', 1750001364000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 10, 'acted', '{"seat":"jack","action":"W+84","nonce":"21b116ccbde095956af8eb860aec66a6"}', 1750001371000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 11, 'acted', '{"seat":"jack","action":"W+65","nonce":"34bdff27e63f195a4655e4acfece27a1"}', 1750001378000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 12, 'acted', '{"seat":"chance","action":"*G","nonce":null}', 1750001378000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 13, 'acted', '{"seat":"police2","action":"B=x155","nonce":"e40e01030cb3c9c432ac1b75b354f6b7"}', 1750001385000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 14, 'acted', '{"seat":"police2","action":"Y=x50","nonce":"4f61b9cb6594a26a81fe2150d7379062"}', 1750001392000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 15, 'acted', '{"seat":"police2","action":"N=x145","nonce":"9c84586c398f4aa89ec59e37a29aed8b"}', 1750001399000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 16, 'acted', '{"seat":"police2","action":"R=x165","nonce":"2ac64ff3fdc70365a9143b282ffd20c5"}', 1750001406000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 17, 'acted', '{"seat":"police2","action":"G=x69","nonce":"ab04b2c0feb2ccc9b3eefcad672d458c"}', 1750001413000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 18, 'acted', '{"seat":"chance","action":"W=3,27,65,84,158","nonce":null}', 1750001413000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 19, 'acted', '{"seat":"jack","action":"k3","nonce":null}', 1750001420000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 20, 'acted', '{"seat":"chance","action":"!Bx155,Yx50,Nx145,Rx165,Gx69","nonce":null}', 1750001420000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 21, 'acted', '{"seat":"jack","action":"=2=28","nonce":"940b83b2e713132c2140da8815ccfdb6"}', 1750001427000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 22, 'acted', '{"seat":"police2","action":"N>x167","nonce":null}', 1750001434000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 23, 'acted', '{"seat":"police2","action":"G>x44","nonce":null}', 1750001441000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 24, 'acted', '{"seat":"police2","action":"R>x166","nonce":null}', 1750001448000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 25, 'acted', '{"seat":"police2","action":"Y>x30","nonce":null}', 1750001455000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 26, 'acted', '{"seat":"police1","action":"B>x134","nonce":null}', 1750001462000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 27, 'acted', '{"seat":"police2","action":"G@14","nonce":null}', 1750001469000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 28, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001469000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 29, 'acted', '{"seat":"police2","action":"R@139","nonce":null}', 1750001476000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 30, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001476000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 31, 'acted', '{"seat":"police2","action":"Y@22","nonce":null}', 1750001483000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 32, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001483000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 33, 'acted', '{"seat":"police2","action":"N@151","nonce":null}', 1750001490000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 34, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001490000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 35, 'sat', '{"seat":"police1","by":"machine","name":"Kim","level":"novice"}', 1750001497000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 36, 'acted', '{"seat":"police1","action":"B?105","nonce":null}', 1750001497000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 37, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001497000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 38, 'acted', '{"seat":"police1","action":"B?106","nonce":null}', 1750001497000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 39, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001497000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 40, 'acted', '{"seat":"police1","action":"B?107","nonce":null}', 1750001497000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 41, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001497000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 42, 'acted', '{"seat":"jack","action":"=26=44","nonce":"712fd341d02e23ef61ef7a5752f8f8d7"}', 1750001504000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 43, 'acted', '{"seat":"police2","action":"G>x43","nonce":null}', 1750001511000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 44, 'acted', '{"seat":"police2","action":"R>x102","nonce":null}', 1750001518000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 45, 'acted', '{"seat":"police2","action":"Y>x51","nonce":null}', 1750001525000);
INSERT INTO public.events VALUES ('ycrwl3lqyt7i46r2', 46, 'offered', '{"by":"jack","what":"abandon"}', 1750001532000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 1, 'opened', '{}', 1750001592000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 2, 'sat', '{"seat":"police","by":"machine","name":"","level":"novice"}', 1750001592000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 3, 'sat', '{"seat":"jack","by":"human","name":"Lea","level":null}', 1750001592000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 4, 'started', '{}', 1750001592000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 5, 'acted', '{"seat":"jack","action":"h=42","nonce":"d1927c0e0fba8ddecddf215a862025f1"}', 1750001599000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 6, 'acted', '{"seat":"jack","action":"W+21","nonce":"f15bf94b1fd0ab5540e86dec3459d49b"}', 1750001606000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 7, 'acted', '{"seat":"jack","action":"W+27","nonce":"17968434a48db35369e9fe1dff781e33"}', 1750001613000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 8, 'acted', '{"seat":"jack","action":"W+65","nonce":"cb9c6f255a7809c6efd33e100434fcad"}', 1750001620000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 9, 'acted', '{"seat":"jack","action":"W+84","nonce":"c9bc09dec241f19b28e471451d0d99f8"}', 1750001627000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 10, 'acted', '{"seat":"jack","action":"W+147","nonce":"8d3d998fca614f32a000225a9abd0e2d"}', 1750001634000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 11, 'acted', '{"seat":"chance","action":"*N","nonce":null}', 1750001634000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 12, 'acted', '{"seat":"police","action":"B=x40","nonce":"a2d7bed96cc4389fa284acf851f44ac9"}', 1750001634000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 13, 'acted', '{"seat":"police","action":"Y=x50","nonce":"7c91cb95fe5f3b81a8d6fd7dd0962b82"}', 1750001634000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 14, 'acted', '{"seat":"police","action":"N=x145","nonce":"fce4bad061ea2f6920f9009a7310e654"}', 1750001634000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 15, 'acted', '{"seat":"police","action":"R=x155","nonce":"17a6e6c72072647a48b1b886a001ce80"}', 1750001634000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 84, 'acted', '{"seat":"police","action":"Y?89","nonce":null}', 1750001662000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 16, 'acted', '{"seat":"police","action":"G=x165","nonce":"58e26b9e8e1b17e2b9fd42061a420943"}', 1750001634000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 17, 'acted', '{"seat":"chance","action":"W=21,27,65,84,147","nonce":null}', 1750001634000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 18, 'acted', '{"seat":"jack","action":"k21","nonce":null}', 1750001641000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 19, 'acted', '{"seat":"chance","action":"!Bx40,Yx50,Nx145,Rx155,Gx165","nonce":null}', 1750001641000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 20, 'acted', '{"seat":"jack","action":"=42=73","nonce":"339f27c5b1a8277ec97013bf98e58d5e"}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 21, 'acted', '{"seat":"police","action":"B>x8","nonce":null}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 22, 'acted', '{"seat":"police","action":"Y>x51","nonce":null}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 23, 'acted', '{"seat":"police","action":"N>x101","nonce":null}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 24, 'acted', '{"seat":"police","action":"R>x110","nonce":null}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 25, 'acted', '{"seat":"police","action":"G>x142","nonce":null}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 26, 'acted', '{"seat":"police","action":"Y?58","nonce":null}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 27, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 28, 'acted', '{"seat":"police","action":"Y?41","nonce":null}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 29, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 30, 'acted', '{"seat":"police","action":"Y?42","nonce":null}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 31, 'acted', '{"seat":"chance","action":"+","nonce":null}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 32, 'acted', '{"seat":"police","action":"B?4","nonce":null}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 33, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 34, 'acted', '{"seat":"police","action":"B?11","nonce":null}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 35, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 36, 'acted', '{"seat":"police","action":"B?12","nonce":null}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 37, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 38, 'acted', '{"seat":"police","action":"N?80","nonce":null}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 39, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 40, 'acted', '{"seat":"police","action":"N?81","nonce":null}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 41, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 42, 'acted', '{"seat":"police","action":"R?71","nonce":null}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 43, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 44, 'acted', '{"seat":"police","action":"R?104","nonce":null}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 45, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 46, 'acted', '{"seat":"police","action":"G?116","nonce":null}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 47, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001648000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 48, 'acted', '{"seat":"jack","action":"=89=107","nonce":"39de7abc0d322282aee44bb5280059c5"}', 1750001655000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 49, 'acted', '{"seat":"police","action":"B>x5","nonce":null}', 1750001655000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 50, 'acted', '{"seat":"police","action":"Y>x91","nonce":null}', 1750001655000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 51, 'acted', '{"seat":"police","action":"N>x76","nonce":null}', 1750001655000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 52, 'acted', '{"seat":"police","action":"R>x134","nonce":null}', 1750001655000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 53, 'acted', '{"seat":"police","action":"G>x119","nonce":null}', 1750001655000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 54, 'acted', '{"seat":"police","action":"Y?73","nonce":null}', 1750001655000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 55, 'acted', '{"seat":"chance","action":"+","nonce":null}', 1750001655000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 56, 'acted', '{"seat":"police","action":"R?105","nonce":null}', 1750001655000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 57, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001655000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 58, 'acted', '{"seat":"police","action":"R?107","nonce":null}', 1750001655000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 59, 'acted', '{"seat":"chance","action":"+","nonce":null}', 1750001655000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 60, 'acted', '{"seat":"police","action":"B?9","nonce":null}', 1750001655000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 61, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001655000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 62, 'acted', '{"seat":"police","action":"B?11","nonce":null}', 1750001655000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 63, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001655000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 64, 'acted', '{"seat":"police","action":"N?79","nonce":null}', 1750001655000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 65, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001655000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 66, 'acted', '{"seat":"police","action":"G?96","nonce":null}', 1750001655000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 67, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001655000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 68, 'acted', '{"seat":"police","action":"G?97","nonce":null}', 1750001655000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 69, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001655000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 70, 'acted', '{"seat":"jack","action":"=92=76","nonce":"3ca1a2ed3927b10227c26116856c6e69"}', 1750001662000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 71, 'acted', '{"seat":"police","action":"B>x4","nonce":null}', 1750001662000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 72, 'acted', '{"seat":"police","action":"Y>x112","nonce":null}', 1750001662000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 73, 'acted', '{"seat":"police","action":"N>x34","nonce":null}', 1750001662000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 74, 'acted', '{"seat":"police","action":"R>x136","nonce":null}', 1750001662000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 75, 'acted', '{"seat":"police","action":"G>x76","nonce":null}', 1750001662000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 76, 'acted', '{"seat":"police","action":"R?132","nonce":null}', 1750001662000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 77, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001662000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 78, 'acted', '{"seat":"police","action":"R?110","nonce":null}', 1750001662000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 79, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001662000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 80, 'acted', '{"seat":"police","action":"R?108","nonce":null}', 1750001662000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 81, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001662000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 82, 'acted', '{"seat":"police","action":"Y?91","nonce":null}', 1750001662000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 83, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001662000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 85, 'acted', '{"seat":"chance","action":"+","nonce":null}', 1750001662000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 86, 'acted', '{"seat":"police","action":"B?2","nonce":null}', 1750001662000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 87, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001662000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 88, 'acted', '{"seat":"police","action":"N?25","nonce":null}', 1750001662000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 89, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001662000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 90, 'acted', '{"seat":"police","action":"N?44","nonce":null}', 1750001662000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 91, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001662000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 92, 'acted', '{"seat":"police","action":"G?79","nonce":null}', 1750001662000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 93, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001662000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 94, 'acted', '{"seat":"jack","action":"-77","nonce":"42900950c5f9dfa2be9b9ba5a35aef08"}', 1750001669000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 95, 'acted', '{"seat":"police","action":"B>x2","nonce":null}', 1750001669000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 96, 'acted', '{"seat":"police","action":"Y>x134","nonce":null}', 1750001669000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 97, 'acted', '{"seat":"police","action":"N>x1","nonce":null}', 1750001669000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 98, 'acted', '{"seat":"police","action":"R>x113","nonce":null}', 1750001669000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 99, 'acted', '{"seat":"police","action":"G>x34","nonce":null}', 1750001669000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 100, 'acted', '{"seat":"police","action":"Y?106","nonce":null}', 1750001669000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 101, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001669000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 102, 'acted', '{"seat":"police","action":"Y?105","nonce":null}', 1750001669000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 103, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001669000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 104, 'acted', '{"seat":"police","action":"Y?107","nonce":null}', 1750001669000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 105, 'acted', '{"seat":"chance","action":"+","nonce":null}', 1750001669000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 106, 'acted', '{"seat":"police","action":"R?92","nonce":null}', 1750001669000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 107, 'acted', '{"seat":"chance","action":"+","nonce":null}', 1750001669000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 108, 'acted', '{"seat":"police","action":"B?1","nonce":null}', 1750001669000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 109, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001669000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 110, 'acted', '{"seat":"police","action":"B?7","nonce":null}', 1750001669000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 111, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001669000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 112, 'acted', '{"seat":"police","action":"N?24","nonce":null}', 1750001669000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 113, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001669000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 114, 'acted', '{"seat":"police","action":"G?25","nonce":null}', 1750001669000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 115, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001669000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 116, 'acted', '{"seat":"police","action":"G?44","nonce":null}', 1750001669000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 117, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001669000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 118, 'acted', '{"seat":"jack","action":"-90","nonce":"b66eea4b312b458f2730f7defc799869"}', 1750001676000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 119, 'acted', '{"seat":"police","action":"B>x2","nonce":null}', 1750001676000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 120, 'acted', '{"seat":"police","action":"Y>x114","nonce":null}', 1750001676000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 121, 'acted', '{"seat":"police","action":"N>x1","nonce":null}', 1750001676000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 122, 'acted', '{"seat":"police","action":"R>x93","nonce":null}', 1750001676000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 123, 'acted', '{"seat":"police","action":"G>x3","nonce":null}', 1750001676000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 124, 'acted', '{"seat":"police","action":"Y?109","nonce":null}', 1750001676000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 125, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001676000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 126, 'acted', '{"seat":"police","action":"Y?92","nonce":null}', 1750001676000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 127, 'acted', '{"seat":"chance","action":"+","nonce":null}', 1750001676000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 128, 'acted', '{"seat":"police","action":"R?76","nonce":null}', 1750001676000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 129, 'acted', '{"seat":"chance","action":"+","nonce":null}', 1750001676000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 130, 'acted', '{"seat":"police","action":"B?1","nonce":null}', 1750001676000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 131, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001676000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 132, 'acted', '{"seat":"police","action":"B?7","nonce":null}', 1750001676000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 133, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001676000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 134, 'acted', '{"seat":"police","action":"N?24","nonce":null}', 1750001676000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 135, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001676000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 136, 'acted', '{"seat":"police","action":"G?1","nonce":null}', 1750001676000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 137, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001676000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 138, 'acted', '{"seat":"police","action":"G?26","nonce":null}', 1750001676000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 139, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001676000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 140, 'acted', '{"seat":"jack","action":"-72","nonce":"1ae8f261f7765f6c96b173c6dc243b20"}', 1750001683000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 141, 'acted', '{"seat":"police","action":"B>x2","nonce":null}', 1750001683000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 142, 'acted', '{"seat":"police","action":"Y>x115","nonce":null}', 1750001683000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 143, 'acted', '{"seat":"police","action":"N>x1","nonce":null}', 1750001683000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 144, 'acted', '{"seat":"police","action":"R>x93","nonce":null}', 1750001683000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 145, 'acted', '{"seat":"police","action":"G>x3","nonce":null}', 1750001683000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 146, 'acted', '{"seat":"police","action":"R?74","nonce":null}', 1750001683000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 147, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001683000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 148, 'acted', '{"seat":"police","action":"R?75","nonce":null}', 1750001683000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 149, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001683000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 150, 'acted', '{"seat":"police","action":"R?76","nonce":null}', 1750001683000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 151, 'acted', '{"seat":"chance","action":"+","nonce":null}', 1750001683000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 152, 'acted', '{"seat":"police","action":"Y?94","nonce":null}', 1750001683000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 153, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001683000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 154, 'acted', '{"seat":"police","action":"Y?93","nonce":null}', 1750001683000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 155, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001683000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 156, 'acted', '{"seat":"police","action":"B?1","nonce":null}', 1750001683000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 157, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001683000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 158, 'acted', '{"seat":"police","action":"B?7","nonce":null}', 1750001683000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 159, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001683000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 160, 'acted', '{"seat":"police","action":"N?24","nonce":null}', 1750001683000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 161, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001683000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 162, 'acted', '{"seat":"police","action":"G?1","nonce":null}', 1750001683000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 163, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001683000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 164, 'acted', '{"seat":"police","action":"G?26","nonce":null}', 1750001683000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 165, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001683000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 166, 'acted', '{"seat":"jack","action":"-74","nonce":"fea0ad5a240be04b9c693bc472308a03"}', 1750001690000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 167, 'acted', '{"seat":"police","action":"B>x2","nonce":null}', 1750001690000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 168, 'acted', '{"seat":"police","action":"Y>x95","nonce":null}', 1750001690000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 169, 'acted', '{"seat":"police","action":"N>x1","nonce":null}', 1750001690000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 170, 'acted', '{"seat":"police","action":"R>x90","nonce":null}', 1750001690000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 171, 'acted', '{"seat":"police","action":"G>x3","nonce":null}', 1750001690000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 172, 'acted', '{"seat":"police","action":"Y?77","nonce":null}', 1750001690000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 173, 'acted', '{"seat":"chance","action":"+","nonce":null}', 1750001690000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 174, 'acted', '{"seat":"police","action":"R?72","nonce":null}', 1750001690000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 175, 'acted', '{"seat":"chance","action":"+","nonce":null}', 1750001690000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 176, 'acted', '{"seat":"police","action":"B?1","nonce":null}', 1750001690000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 177, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001690000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 178, 'acted', '{"seat":"police","action":"B?7","nonce":null}', 1750001690000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 179, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001690000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 180, 'acted', '{"seat":"police","action":"N?24","nonce":null}', 1750001690000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 181, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001690000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 182, 'acted', '{"seat":"police","action":"G?1","nonce":null}', 1750001690000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 183, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001690000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 184, 'acted', '{"seat":"police","action":"G?26","nonce":null}', 1750001690000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 185, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001690000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 186, 'acted', '{"seat":"jack","action":"-90","nonce":"0ccbc887789f3f0a6760fb0eea0b26c9"}', 1750001697000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 187, 'acted', '{"seat":"police","action":"B>x2","nonce":null}', 1750001697000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 188, 'acted', '{"seat":"police","action":"Y>x91","nonce":null}', 1750001697000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 189, 'acted', '{"seat":"police","action":"N>x1","nonce":null}', 1750001697000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 190, 'acted', '{"seat":"police","action":"R>x92","nonce":null}', 1750001697000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 191, 'acted', '{"seat":"police","action":"G>x3","nonce":null}', 1750001697000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 192, 'acted', '{"seat":"police","action":"Y?74","nonce":null}', 1750001697000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 193, 'acted', '{"seat":"chance","action":"+","nonce":null}', 1750001697000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 194, 'acted', '{"seat":"police","action":"R?90","nonce":null}', 1750001697000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 195, 'acted', '{"seat":"chance","action":"+","nonce":null}', 1750001697000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 196, 'acted', '{"seat":"police","action":"B?1","nonce":null}', 1750001697000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 197, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001697000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 198, 'acted', '{"seat":"police","action":"B?7","nonce":null}', 1750001697000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 199, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001697000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 200, 'acted', '{"seat":"police","action":"N?24","nonce":null}', 1750001697000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 201, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001697000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 202, 'acted', '{"seat":"police","action":"G?1","nonce":null}', 1750001697000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 203, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001697000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 204, 'acted', '{"seat":"police","action":"G?26","nonce":null}', 1750001697000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 205, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001697000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 206, 'acted', '{"seat":"jack","action":"~75","nonce":"0f763640dac913adf7372e28964f3f26"}', 1750001704000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 207, 'acted', '{"seat":"police","action":"B>x2","nonce":null}', 1750001704000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 208, 'acted', '{"seat":"police","action":"Y>x89","nonce":null}', 1750001704000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 209, 'acted', '{"seat":"police","action":"N>x1","nonce":null}', 1750001704000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 210, 'acted', '{"seat":"police","action":"R>x91","nonce":null}', 1750001704000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 211, 'acted', '{"seat":"police","action":"G>x3","nonce":null}', 1750001704000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 212, 'acted', '{"seat":"police","action":"Y?70","nonce":null}', 1750001704000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 213, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001704000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 214, 'acted', '{"seat":"police","action":"Y?71","nonce":null}', 1750001704000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 215, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001704000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 216, 'acted', '{"seat":"police","action":"Y?87","nonce":null}', 1750001704000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 217, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001704000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 218, 'acted', '{"seat":"police","action":"B?1","nonce":null}', 1750001704000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 219, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001704000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 220, 'acted', '{"seat":"police","action":"B?7","nonce":null}', 1750001704000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 221, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001704000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 222, 'acted', '{"seat":"police","action":"N?24","nonce":null}', 1750001704000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 223, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001704000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 224, 'acted', '{"seat":"police","action":"G?1","nonce":null}', 1750001704000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 225, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001704000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 226, 'acted', '{"seat":"police","action":"G?26","nonce":null}', 1750001704000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 227, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001704000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 228, 'acted', '{"seat":"police","action":"R?72","nonce":null}', 1750001704000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 229, 'acted', '{"seat":"chance","action":"+","nonce":null}', 1750001704000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 230, 'acted', '{"seat":"jack","action":"-90","nonce":"2d72f2f7f2de8030ff701887d5de0f7e"}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 231, 'acted', '{"seat":"police","action":"B>x2","nonce":null}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 232, 'acted', '{"seat":"police","action":"Y>x88","nonce":null}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 233, 'acted', '{"seat":"police","action":"N>x1","nonce":null}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 234, 'acted', '{"seat":"police","action":"R>x51","nonce":null}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 235, 'acted', '{"seat":"police","action":"G>x3","nonce":null}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 236, 'acted', '{"seat":"police","action":"Y?69","nonce":null}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 237, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 238, 'acted', '{"seat":"police","action":"Y?70","nonce":null}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 239, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 240, 'acted', '{"seat":"police","action":"Y?103","nonce":null}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 241, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 242, 'acted', '{"seat":"police","action":"R?58","nonce":null}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 243, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 244, 'acted', '{"seat":"police","action":"R?41","nonce":null}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 245, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 246, 'acted', '{"seat":"police","action":"R?42","nonce":null}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 247, 'acted', '{"seat":"chance","action":"+","nonce":null}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 248, 'acted', '{"seat":"police","action":"B?1","nonce":null}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 249, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 250, 'acted', '{"seat":"police","action":"B?7","nonce":null}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 251, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 252, 'acted', '{"seat":"police","action":"N?24","nonce":null}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 253, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 254, 'acted', '{"seat":"police","action":"G?1","nonce":null}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 255, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 256, 'acted', '{"seat":"police","action":"G?26","nonce":null}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 257, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001711000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 258, 'acted', '{"seat":"jack","action":"-93","nonce":"8ec1be1c0b834bfb0e97c932681b7b19"}', 1750001718000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 259, 'acted', '{"seat":"police","action":"B>x2","nonce":null}', 1750001718000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 260, 'acted', '{"seat":"police","action":"Y>x130","nonce":null}', 1750001718000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 261, 'acted', '{"seat":"police","action":"N>x1","nonce":null}', 1750001718000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 262, 'acted', '{"seat":"police","action":"R>x71","nonce":null}', 1750001718000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 263, 'acted', '{"seat":"police","action":"G>x3","nonce":null}', 1750001718000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 264, 'acted', '{"seat":"police","action":"R?56","nonce":null}', 1750001718000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 265, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001718000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 266, 'acted', '{"seat":"police","action":"R?57","nonce":null}', 1750001718000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 267, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001718000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 268, 'acted', '{"seat":"police","action":"B?1","nonce":null}', 1750001718000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 269, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001718000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 270, 'acted', '{"seat":"police","action":"B?7","nonce":null}', 1750001718000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 271, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001718000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 272, 'acted', '{"seat":"police","action":"Y?102","nonce":null}', 1750001718000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 273, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001718000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 274, 'acted', '{"seat":"police","action":"Y?127","nonce":null}', 1750001718000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 275, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001718000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 276, 'acted', '{"seat":"police","action":"Y?143","nonce":null}', 1750001718000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 277, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001718000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 278, 'acted', '{"seat":"police","action":"N?24","nonce":null}', 1750001718000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 279, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001718000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 280, 'acted', '{"seat":"police","action":"G?1","nonce":null}', 1750001718000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 281, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001718000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 282, 'acted', '{"seat":"police","action":"G?26","nonce":null}', 1750001718000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 283, 'acted', '{"seat":"chance","action":"-","nonce":null}', 1750001718000);
INSERT INTO public.events VALUES ('dkscrov3ygwi5zsg', 284, 'acted', '{"seat":"jack","action":"-111","nonce":"efb933004f521a2f805b078d10060850"}', 1750001725000);
INSERT INTO public.jobs VALUES ('turn 3cpo4olo7xtlgklb jack 27', 'turn', '{"table":"3cpo4olo7xtlgklb","seat":"jack","version":27}', 1750000466000, 0);
INSERT INTO public.jobs VALUES ('turn 3cpo4olo7xtlgklb jack 28', 'turn', '{"table":"3cpo4olo7xtlgklb","seat":"jack","version":28}', 1750000473000, 0);
INSERT INTO public.keepsakes VALUES ('secret', '\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
INSERT INTO public.keys VALUES ('\x970e8b62b183c618cfc82b3be0157a4625ab2806e865002b21140a917fe124f2', 'vbsypce2bhumusgt', 'jack', 1, 1750000060000);
INSERT INTO public.keys VALUES ('\x4c74af6901aadc13b480182784e5149282b5eaf42f201be146632c49cbc67e44', 'uumd7tubzcg3lzc4', 'jack', 1, 1750000120000);
INSERT INTO public.keys VALUES ('\xcabbfc062dde6ace16f6f0ffcb3d6d1a0a73f3ed2b11c3efd371fd6fb976ef9b', 'uumd7tubzcg3lzc4', 'detective', NULL, 1750000125000);
INSERT INTO public.keys VALUES ('\x6e9e41a64e6bda90f69dd7538a525acd2b25adbd72ddbccd709c453fc5313ab0', '3cpo4olo7xtlgklb', 'jack', NULL, 1750000283000);
INSERT INTO public.keys VALUES ('\xce983f28e1fd16ec879636c34e9eb9b69396f41287f3586c1ad70da54197824c', 'oc2a22hixrir2oo7', 'detective', 1, 1750000413000);
INSERT INTO public.keys VALUES ('\xd023b65aba3c55a9df66f9de89fba0c5e65c8025f507999468e1cf8aefc40132', 'oc2a22hixrir2oo7', 'jack', NULL, 1750000418000);
INSERT INTO public.keys VALUES ('\xce983f28e1fd16ec879636c34e9eb9b69396f41287f3586c1ad70da54197824c', 'grhh3bys6dzqr2lp', 'jack', 1, 1750000413000);
INSERT INTO public.keys VALUES ('\xd023b65aba3c55a9df66f9de89fba0c5e65c8025f507999468e1cf8aefc40132', 'grhh3bys6dzqr2lp', 'detective', NULL, 1750000418000);
INSERT INTO public.keys VALUES ('\xea69bf4efce1761a85efd86b71b03052c9ffb2c7c0735e7a22d7f4208f232d24', 'yyyucqbs3ck62gkb', 'jack', NULL, 1750000940000);
INSERT INTO public.keys VALUES ('\xfc833db59f7621583096730ece3fcaeb4aebfb071ad8272abd446b9e8b24c88e', 'yyyucqbs3ck62gkb', 'detective', NULL, 1750000945000);
INSERT INTO public.keys VALUES ('\x170794d5914c351f4ae48a1db589fb2c9a874a0b678537ea32366b39ace190e5', 'qpvhglabfyeijii5', 'police1', NULL, 1750001047000);
INSERT INTO public.keys VALUES ('\x3cc9c131d331109884405b1e9c8db7e83eb1e1d5fb9940458bff30bd844f5c89', 'qre27sncsdk7edkg', 'jack', 1, 1750001107000);
INSERT INTO public.keys VALUES ('\x5bad0ad4b4bbab6ff5fbc6005d94913fb8279fb8fb701c0065e1a1158b2deaa3', 'qre27sncsdk7edkg', 'police1', NULL, 1750001112000);
INSERT INTO public.keys VALUES ('\x13267f98db0c51ff591aa1d368d88b57762ea0025e02fd5822885abe9d91a541', 'ycrwl3lqyt7i46r2', 'police2', NULL, 1750001326000);
INSERT INTO public.keys VALUES ('\xb43721d315ef2ba9f9378faa57c816ee5e4e0692ad65d6f81b3dec797cb9f2d2', 'ycrwl3lqyt7i46r2', 'jack', NULL, 1750001331000);
INSERT INTO public.keys VALUES ('\xcb99a62b16ed743a03e1b9d0dfe1cab84f3e7e2355ce471133829b75f1a26f4f', 'ycrwl3lqyt7i46r2', 'police1', NULL, 1750001336000);
INSERT INTO public.keys VALUES ('\x96a8e9f13ba73a1d96de1a2228ae4d5460fa63b62dc2df659c451da57cc2fd15', 'dkscrov3ygwi5zsg', 'jack', NULL, 1750001592000);
INSERT INTO public.lines VALUES ('uumd7tubzcg3lzc4', 'table', 1, 'jack', 'Good evening', 1750000195000);
INSERT INTO public.lines VALUES ('uumd7tubzcg3lzc4', 'table', 2, 'detective', 'to you — mind the fog', 1750000195000);
INSERT INTO public.lines VALUES ('grhh3bys6dzqr2lp', 'table', 1, 'detective', 'again?', 1750000880000);
INSERT INTO public.lines VALUES ('qre27sncsdk7edkg', 'table', 1, 'jack', 'catch me', 1750001161000);
INSERT INTO public.lines VALUES ('qre27sncsdk7edkg', 'table', 2, 'police1', 'we will', 1750001161000);
INSERT INTO public.lines VALUES ('qre27sncsdk7edkg', 'police', 1, 'police1', 'he is in the east', 1750001161000);
INSERT INTO public.lines VALUES ('dkscrov3ygwi5zsg', 'table', 1, 'jack', 'well played', 1750001725000);
INSERT INTO public.marks VALUES ('uumd7tubzcg3lzc4', 'detective', 'LE', '"suspect"', 1750000195000);
INSERT INTO public.marks VALUES ('uumd7tubzcg3lzc4', 'jack', 'SH', '"mine"', 1750000195000);
INSERT INTO public.marks VALUES ('qre27sncsdk7edkg', 'police', '37', '"?"', 1750001161000);
INSERT INTO public.marks VALUES ('qre27sncsdk7edkg', 'jack', '84', '"home"', 1750001161000);
INSERT INTO public.marks VALUES ('ycrwl3lqyt7i46r2', 'police', 'x10', '"B"', 1750001420000);
INSERT INTO public.marks VALUES ('ycrwl3lqyt7i46r2', 'jack', 'x10', '"!"', 1750001420000);
INSERT INTO public.notes VALUES ('uumd7tubzcg3lzc4', 'jack', 'never the lamp', 1750000195000);
INSERT INTO public.notes VALUES ('qre27sncsdk7edkg', 'police1', 'check 37', 1750001161000);
INSERT INTO public.sessions VALUES ('\x1e2952b478968fb69e105423445683880726a3929232c26772e629d7ecf762cd', 1, 2750000000000);
INSERT INTO public.tables VALUES ('vbsypce2bhumusgt', 'mrjack', 'mj1', '{"edition":"revised"}', '\x5163b69b1ece74b2547b407d7c1d3f0131e2fc284c8d41dbdbdac9ab07972a5c', '\xf6272d3fe432a3ab5a3c6827c2e248a8', '{"listed":true,"clock":{"base":600,"increment":10,"kind":"live"},"assist":"off","police_talk":true,"absence":300,"rematch_of":null,"names":null}', 1750000060000, 2, 'waiting', '[]', '{"jack":{"kind":"human","name":"Ann","level":null},"detective":{"kind":"open","name":"","level":null}}', true, NULL, false, 1750000060000);
INSERT INTO public.tables VALUES ('uumd7tubzcg3lzc4', 'mrjack', 'mj1', '{"edition":"revised"}', '\xebede6e0f054a8aeda6afaae4f9070ef4220eefc051ff9db9bba580d568c656a', '\x67bef2b557cf41d0b948648ff614b1ac', '{"listed":false,"clock":{"base":3600,"increment":10,"kind":"live"},"assist":"possible","police_talk":false,"absence":300,"rematch_of":null,"names":null}', 1750000120000, 21, 'running', '["jack"]', '{"jack":{"kind":"human","name":"Ann","level":null},"detective":{"kind":"human","name":"Bertha \ud83d\udd6f","level":null}}', false, 1750003784000, false, 1750000223000);
INSERT INTO public.tables VALUES ('3cpo4olo7xtlgklb', 'mrjack', 'mj1', '{"edition":"revised"}', '\x7bd84ce97c506f5ee305c449eed37023e9238261bd02ac18bde7392ac28ae9f9', '\x12107253603a6e5f686385216d565188', '{"listed":false,"clock":{"days":3,"kind":"correspondence"},"assist":"off","police_talk":true,"absence":86400,"rematch_of":null,"names":null}', 1750000283000, 28, 'running', '["jack"]', '{"jack":{"kind":"human","name":"Cleo","level":null},"detective":{"kind":"machine","name":"","level":"novice"}}', false, 1750259546000, false, 1750000353000);
INSERT INTO public.tables VALUES ('grhh3bys6dzqr2lp', 'mrjack', 'mj1', '{"edition":"revised"}', '\xe5bc4a93ddd429c15851f69574e9d909654c823d819037c5951a15eeee29be02', '\xcb785f4851d77ee5871bd00dd4b6099d', '{"listed":false,"clock":{"kind":"none"},"assist":"off","police_talk":true,"absence":300,"rematch_of":"oc2a22hixrir2oo7","names":{"detective":"Dan","jack":"Ann"}}', 1750000880000, 2, 'waiting', '[]', '{"jack":{"kind":"open","name":"","level":null},"detective":{"kind":"human","name":"Dan","level":null}}', false, NULL, false, 1750000880000);
INSERT INTO public.tables VALUES ('oc2a22hixrir2oo7', 'mrjack', 'mj1', '{"edition":"revised"}', '\x52399f2906ac5fa78f970595f4d168c3e84281d1acee1e680c501f799d1f908c', '\xf820d08e400ac94d684e2ffc9eb9a05d', '{"listed":false,"clock":{"kind":"none"},"assist":"off","police_talk":true,"absence":300,"rematch_of":null,"names":null}', 1750000413000, 86, 'over', '[]', '{"jack":{"kind":"human","name":"Dan","level":null},"detective":{"kind":"human","name":"Ann","level":null}}', false, NULL, false, 1750000880000);
INSERT INTO public.tables VALUES ('yyyucqbs3ck62gkb', 'mrjack', 'mj1', '{"edition":"revised"}', '\x28ad0165539492789c3c26d5bfb30aa6f8873410ede5fde62c7c3c39a931719a', '\xefb30271f0820be93e4124ccd825067b', '{"listed":false,"clock":{"kind":"none"},"assist":"off","police_talk":true,"absence":300,"rematch_of":null,"names":null}', 1750000940000, 12, 'over', '[]', '{"jack":{"kind":"human","name":"Eve","level":null},"detective":{"kind":"human","name":"Fox","level":null}}', false, NULL, false, 1750000987000);
INSERT INTO public.tables VALUES ('qpvhglabfyeijii5', 'whitechapel', 'wc1', '{"hands":"B/YNRG","hideout":"chosen","letters":"off","false-clues":"off","rushing":"off","area-arrests":"off","catch-me":"off","address":"off"}', '\x7ec7c4417cff2ef8bda9e810ab36ad8b7a32ef49a31da01ec4ae1e13bc4125a9', '\x0cacc12aea84c4bd2144172df935080d', '{"listed":true,"clock":{"kind":"none"},"assist":"marks","police_talk":false,"absence":300,"rematch_of":null,"names":null}', 1750001047000, 3, 'waiting', '[]', '{"jack":{"kind":"open","name":"","level":null},"police1":{"kind":"human","name":"Gus","level":null},"police2":{"kind":"machine","name":"","level":"club"}}', true, NULL, false, 1750001047000);
INSERT INTO public.tables VALUES ('qre27sncsdk7edkg', 'whitechapel', 'wc1', '{"hands":"B/YNRG","hideout":"chosen","letters":"off","false-clues":"off","rushing":"off","area-arrests":"off","catch-me":"off","address":"off"}', '\x77226397f22954d2ac8022b44864ec13ce21c78478e88a0f0d06e7d8178e064a', '\xcf8e9e038c1de6cb8baaca1a432f074b', '{"listed":false,"clock":{"days":2,"kind":"correspondence"},"assist":"probabilities","police_talk":true,"absence":300,"rematch_of":null,"names":null}', 1750001107000, 128, 'running', '["jack"]', '{"jack":{"kind":"human","name":"Ann","level":null},"police1":{"kind":"human","name":"Hal","level":null},"police2":{"kind":"machine","name":"","level":"novice"}}', false, 1750174059000, false, 1750001266000);
INSERT INTO public.tables VALUES ('ycrwl3lqyt7i46r2', 'whitechapel', 'wc1', '{"hands":"B/YNRG","hideout":"chosen","letters":"off","false-clues":"off","rushing":"off","area-arrests":"off","catch-me":"off","address":"off"}', '\xca81bb46d5d1db710f3cc94e00ca43a938eec27233dae76ce504e50c3a0e29be', '\xe6356596a3140e91db47af623d7287be', '{"listed":false,"clock":{"base":7200,"increment":30,"kind":"live"},"assist":"marks","police_talk":false,"absence":300,"rematch_of":null,"names":null}', 1750001326000, 46, 'running', '["police2"]', '{"jack":{"kind":"human","name":"Joe","level":null},"police1":{"kind":"machine","name":"Kim","level":"novice"},"police2":{"kind":"human","name":"Ida","level":null}}', false, 1750008659000, false, 1750001532000);
INSERT INTO public.tables VALUES ('dkscrov3ygwi5zsg', 'whitechapel', 'wc1', '{"hands":"BYNRG","hideout":"chosen","letters":"off","false-clues":"off","rushing":"off","area-arrests":"off","catch-me":"off","address":"off"}', '\x31381915816c94a6e0c03bc13d151832137bc7d729c28dc3d1bbaf9c010d16ae', '\x7bb873f3ac5a4efc0503c78088e61ebb', '{"listed":false,"clock":{"kind":"none"},"assist":"off","police_talk":true,"absence":300,"rematch_of":null,"names":null}', 1750001592000, 284, 'over', '[]', '{"jack":{"kind":"human","name":"Lea","level":null},"police":{"kind":"machine","name":"","level":"novice"}}', false, NULL, false, 1750001725000);
SELECT pg_catalog.setval('public.accounts_id_seq', 1, true);
SELECT pg_catalog.setval('public.addresses_id_seq', 1, true);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT pk_accounts PRIMARY KEY (id);
ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT pk_addresses PRIMARY KEY (id);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT pk_events PRIMARY KEY (table_id, version);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT pk_jobs PRIMARY KEY (name);
ALTER TABLE ONLY public.keepsakes
    ADD CONSTRAINT pk_keepsakes PRIMARY KEY (name);
ALTER TABLE ONLY public.keys
    ADD CONSTRAINT pk_keys PRIMARY KEY (token_hash, table_id);
ALTER TABLE ONLY public.lines
    ADD CONSTRAINT pk_lines PRIMARY KEY (table_id, channel, id);
ALTER TABLE ONLY public.marks
    ADD CONSTRAINT pk_marks PRIMARY KEY (table_id, owner, place);
ALTER TABLE ONLY public.notes
    ADD CONSTRAINT pk_notes PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT pk_sessions PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT pk_tables PRIMARY KEY (id);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT uq_accounts_folded UNIQUE (folded);
ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT uq_addresses_table_id_seat_kind_target UNIQUE (table_id, seat, kind, target);
ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT uq_addresses_token_hash UNIQUE (token_hash);
CREATE INDEX ix_jobs_due ON public.jobs USING btree (kind, due);
CREATE INDEX ix_keys_account ON public.keys USING btree (account);
CREATE INDEX ix_keys_table_id ON public.keys USING btree (table_id);
CREATE INDEX ix_sessions_account ON public.sessions USING btree (account);
CREATE INDEX ix_tables_due ON public.tables USING btree (due) WHERE (due IS NOT NULL);
CREATE INDEX ix_tables_lobby ON public.tables USING btree (updated) WHERE listed;
CREATE INDEX ix_tables_machine ON public.tables USING btree (id) WHERE machine;
ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT fk_addresses_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.events
    ADD CONSTRAINT fk_events_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.keys
    ADD CONSTRAINT fk_keys_account FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.keys
    ADD CONSTRAINT fk_keys_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.lines
    ADD CONSTRAINT fk_lines_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.marks
    ADD CONSTRAINT fk_marks_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notes
    ADD CONSTRAINT fk_notes_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT fk_sessions_account FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
