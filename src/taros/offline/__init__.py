"""The host of one device: tables in a Web Worker of the browser, without a server."""
