"""A program that plays: python examples/bot_client.py http://localhost:8000"""

import json
import sys
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import connect

server = (sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000").rstrip("/")
browser = build_opener(HTTPCookieProcessor())  # its cookie is who we are
headers = {"Content-Type": "application/json"}
seats = [{"kind": "me", "name": "Program"}, {"kind": "bot", "bot": "greedy"}]
setup = {"game": "marrakech", "seats": seats}
new = Request(f"{server}/api/tables", json.dumps(setup).encode(), headers)
table = json.load(browser.open(new))
token = json.load(browser.open(f"{server}/api/tables/{table['id']}/seats/0/token", data=b""))

with connect(f"ws{server[4:]}{token['socket']}?token={token['token']}", proxy=None) as socket:
    socket.send('{"type": "hello"}')
    standings = None
    while not standings:
        said = json.loads(socket.recv())  # a message, or several at once
        for message in said if isinstance(said, list) else [said]:
            frame = message.get("frame", {})
            standings = standings or frame.get("standings")
            if frame.get("choices"):
                text = frame["choices"][0]["text"]  # whatever is offered first
                socket.send(json.dumps({"type": "move", "after": message["number"], "text": text}))
print(*(f"seat {one['seat']}: place {one['place']}" for one in standings))
