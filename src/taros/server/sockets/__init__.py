"""The WebSocket of a table: reading messages, and sending what its listeners see."""
