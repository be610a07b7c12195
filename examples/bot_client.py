"""A program at a table, in any language: JSON over HTTP and a WebSocket, and a token for its seat.

    python examples/bot_client.py http://localhost:8000

It opens a table with itself and the bot `greedy`, and plays whatever is offered first.
"""

import http.cookiejar
import json
import secrets
import sys
import urllib.request

from websockets.sync.client import connect

server = sys.argv[1].rstrip("/") if len(sys.argv) > 1 else "http://localhost:8000"
cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())  # who we are
browser = urllib.request.build_opener(cookies)


def post(path: str, **data: object) -> dict[str, str]:
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{server}/api/{path}", json.dumps(data).encode(), headers)
    return dict(json.load(browser.open(request)))


seats = [{"kind": "me", "name": "Program"}, {"kind": "bot", "bot": "greedy"}]
table = post("tables", game="marrakech", seats=seats, contribution=secrets.token_hex(16))
token = post(f"tables/{table['id']}/seats/0/token")

address = server.replace("http", "ws", 1) + token["socket"]
headers = {"Authorization": f"Bearer {token['token']}"}
with connect(address, additional_headers=headers, proxy=None) as socket:
    socket.send(json.dumps({"type": "hello"}))
    over = False
    while not over:
        said = json.loads(socket.recv())  # a message, or several at once
        for message in said if isinstance(said, list) else [said]:
            frame = message.get("frame") or {}
            if frame.get("choices"):
                text = frame["choices"][0]["text"]
                socket.send(json.dumps({"type": "move", "after": message["number"], "text": text}))
            over = frame.get("over", over)
print(*(f"seat {one['seat']}: place {one['place']}" for one in frame["standings"]))
