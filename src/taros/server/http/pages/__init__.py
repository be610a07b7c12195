"""Pages of the client, pictures and titles of links, and the files of the app."""
