"""The WebSocket of a table: reading messages, and sending what each connection may see."""
