"""The ASGI application: middleware, the HTTP API, pages and its schema."""
