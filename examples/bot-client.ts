// A program that plays, for Node 22 or newer (Node 20: node --experimental-websocket).
// TypeScript is compiled first:
//   npx tsc --target es2022 --module es2022 bot-client.ts && node bot-client.js http://localhost:8000

export {}; // a module, in which one may await

declare const process: { argv: string[] };

type Message = {
  number?: number;
  frame?: { choices?: { text: string }[]; standings?: { seat: number; place: number }[] };
};

const server = (process.argv[2] ?? 'http://localhost:8000').replace(/\/$/, '');
let cookie = ''; // who we are

async function post(path: string, body?: object) {
  const headers = { 'Content-Type': 'application/json', Cookie: cookie };
  const answer = await fetch(server + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  return answer.json();
}

const seats = [{ kind: 'me', name: 'Program' }, { kind: 'bot', bot: 'greedy' }];
const table = await post('/api/tables', { game: 'marrakech', seats });
const seat = await post(`/api/tables/${table.id}/seats/0/token`);

const socket = new WebSocket(`${server.replace('http', 'ws')}${seat.socket}?token=${seat.token}`);
socket.onopen = () => socket.send('{"type": "hello"}');
socket.onmessage = ({ data }) => {
  const said: Message | Message[] = JSON.parse(data); // a message, or several at once
  for (const { number, frame } of [said].flat()) {
    const choice = frame?.choices?.[0]; // whatever is offered first
    if (choice) socket.send(JSON.stringify({ type: 'move', after: number, text: choice.text }));
    if (!frame?.standings) continue;
    for (const { seat, place } of frame.standings) console.log(`seat ${seat}: place ${place}`);
    socket.close();
    return;
  }
};
