/** A worker in which bots choose moves, and hints and reviews are made. It answers one question after the other. */
import { giveKernels, openGameKernels } from '../../kernels/open';
import type { FromBots } from './bot-workers';
import { startPython } from './python';

const GAMES = ['marrakech', 'regatta'];

type Answer = (text: string) => string;

let answering: Promise<Answer> | null = null;

const post = (message: FromBots): void => self.postMessage(message);

self.onmessage = async ({ data }: MessageEvent<{ files: string } | { text: string }>) => {
  try {
    if ('files' in data) {
      await (answering = start(data.files));
      post({ type: 'ready' });
    } else {
      const answer = await answering!;
      post({ type: 'answer', text: answer(data.text) });
    }
  } catch (error) {
    post({ type: 'failed', reason: String(error) });
  }
};

async function start(files: string): Promise<Answer> {
  const kernels = Promise.all(GAMES.map(openGameKernels));
  kernels.catch(() => undefined); // it is awaited below, maybe after Python itself has failed
  const python = await startPython(files, () => undefined);
  giveKernels(python, await kernels);
  return (python.pyimport('taros.offline.bots') as { answer: Answer }).answer;
}
