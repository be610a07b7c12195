"""Frames of texts, as the library that reads them sees them."""

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from taros.server.sockets.protocol import text_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_text_is_one_frame_of_any_size(size: int) -> None:
    text = ("é" * (size // 2) + "x" * (size % 2)).encode()
    client = ClientProtocol(parse_uri("ws://taros"), state=OPEN)
    client.receive_data(text_frame(text))
    assert client.parser_exc is None
    assert client.events_received() == [Frame(Opcode.TEXT, text)]
