/** What a page and the worker that hosts its tables send each other; `taros/offline/worker.py` is the other end. */

export type ToWorker =
  | { type: 'start'; files: string }
  | { type: 'request'; id: number; method: string; path: string; language: string; body: string | null }
  | { type: 'open'; socket: number; path: string; language: string }
  | { type: 'send'; socket: number; text: string }
  | { type: 'close'; socket: number };

/** What the player has to be told: games cannot be stored, one goes on from an earlier move, one is lost, bots cannot think. */
export type Trouble = 'storage-failed' | 'damaged' | 'unreadable' | 'bots-failed';

export type FromWorker =
  | { type: 'progress'; loaded: number; total: number }
  | { type: 'ready' }
  | { type: 'failed'; reason: string }
  | { type: 'answer'; id: number; status: number; headers: Record<string, string> }
  | { type: 'chunk'; id: number; text: string }
  | { type: 'end'; id: number }
  | { type: 'opened'; socket: number }
  | { type: 'message'; socket: number; text: string }
  | { type: 'closed'; socket: number; code: number }
  | { type: 'trouble'; trouble: Trouble; table: string };
