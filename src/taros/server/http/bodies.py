"""The bodies of requests, as JSON."""

from typing import Any

from litestar import Request

from taros.core.errors import BadOption


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is refused if it is not UTF-8, or nested too deeply."""

    async def json(self) -> Any:
        """Return the body, decoded. Raises BadOption."""
        try:
            return await super().json()
        except UnicodeDecodeError as error:
            raise BadOption("bad-message", reason=str(error)) from None
        except RecursionError:
            raise BadOption("nested-json") from None
