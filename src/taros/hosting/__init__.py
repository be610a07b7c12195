"""What every host of tables needs, a server or a browser: connections, new tables, answers."""
