"""What is asked for over REST."""
