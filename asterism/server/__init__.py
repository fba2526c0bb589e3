"""The server: tables played by browsers, kept in a database."""
