/** The worker that hosts the tables of this device: Python, its database, and the workers of its bots. */
import { BotWorkers } from './bot-workers';
import { run } from '../database';
import { canThink } from '../features';
import type { FromWorker, ToWorker } from '../messages';
import { startPython } from './python';

interface PythonWorker {
  open(): Promise<void>;
  receive(text: string): void;
}

const post = (message: FromWorker): void => self.postMessage(message);

/** Tells other tabs of this site which table has changed. */
const tabs = new BroadcastChannel('taros-tables');

/** What the page sent before Python was ready. */
const early: string[] = [];
let host: PythonWorker | null = null;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'start') void start(data.files);
  else receive(JSON.stringify(data));
};
tabs.onmessage = ({ data }: MessageEvent<string>) => receive(JSON.stringify({ type: 'stored', table: data }));

function receive(text: string): void {
  if (host) host.receive(text);
  else early.push(text);
}

async function start(files: string): Promise<void> {
  try {
    const python = await startPython(files, (loaded, total) => post({ type: 'progress', loaded, total }));
    const { Worker: newWorker } = python.pyimport('taros.offline.worker') as {
      Worker: (...functions: unknown[]) => PythonWorker;
    };
    const started = newWorker(
      (text: string) => self.postMessage(JSON.parse(text)),
      run,
      (text: string) => think(files, text),
      (table: string) => tabs.postMessage(table),
    );
    await started.open();
    host = started;
    post({ type: 'ready' });
    for (const text of early.splice(0)) host.receive(text);
  } catch (error) {
    post({ type: 'failed', reason: String(error) });
  }
}

// Bots think in workers of their own, which are started when the first one is asked.

const MOST_BOTS = 2; // workers: each has a Python of its own

let bots: BotWorkers | null = null;

/** Answer a question of Python to its bots, which `taros/offline/bots.py` describes; with nothing if they cannot think. */
async function think(files: string, text: string): Promise<string> {
  if (!canThink()) return '';
  bots ??= new BotWorkers(() => startBots(files), Math.min(MOST_BOTS, navigator.hardwareConcurrency || 1));
  try {
    return await bots.ask(text, (JSON.parse(text) as { type: string }).type !== 'judge');
  } catch (error) {
    console.warn(`the bots' worker: ${String(error)}`);
    return '';
  }
}

function startBots(files: string): Worker {
  const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage({ files });
  return worker;
}
