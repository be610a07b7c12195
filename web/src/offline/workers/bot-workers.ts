/** The workers in which bots think. They are started when they are needed, and again when one has failed. */

/** What a worker of bots sends: that it can be asked, an answer, or why it cannot go on. */
export type FromBots = { type: 'ready' } | { type: 'answer'; text: string } | { type: 'failed'; reason: string };

/** As much of a Worker as is used here. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<FromBots>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}

const TRIES = 2; // for a question
const START_LIMIT = 60_000; // ms until a worker is ready
const ANSWER_LIMIT = 30_000; // ms until it has answered

interface Question {
  text: string;
  tries: number;
  resolve: (answer: string) => void;
  reject: (error: Error) => void;
}

interface Thinker {
  worker: WorkerLike;
  isReady: boolean;
  asked: Question | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export class BotWorkers {
  readonly #waiting: Question[] = [];
  readonly #thinkers: Thinker[] = [];

  /** `start` starts a worker; there will be no more than `most` at a time. */
  constructor(
    readonly start: () => WorkerLike,
    readonly most: number,
  ) {}

  /** Return the answer to a question; urgent ones go first. Rejected if two workers have failed over it. */
  ask(text: string, isUrgent: boolean): Promise<string> {
    return new Promise((resolve, reject) => {
      const question = { text, tries: 0, resolve, reject };
      if (isUrgent) this.#waiting.unshift(question);
      else this.#waiting.push(question);
      this.#assign();
    });
  }

  #assign(): void {
    while (this.#waiting.length > 0) {
      const idle = this.#thinkers.find(({ asked }) => asked === null) ?? this.#startAnother();
      if (!idle) return;
      const question = this.#waiting.shift()!;
      question.tries += 1;
      idle.asked = question;
      idle.worker.postMessage({ text: question.text });
      this.#limit(idle, idle.isReady ? ANSWER_LIMIT : START_LIMIT);
    }
  }

  #startAnother(): Thinker | null {
    if (this.#thinkers.length === this.most) return null;
    const worker = this.start();
    const thinker: Thinker = { worker, isReady: false, asked: null, timer: undefined };
    worker.onmessage = ({ data }) => this.#receive(thinker, data);
    worker.onerror = ({ message }) => this.#drop(thinker, message ?? 'its files cannot be loaded');
    this.#thinkers.push(thinker);
    return thinker;
  }

  #receive(thinker: Thinker, message: FromBots): void {
    if (message.type === 'failed') return this.#drop(thinker, message.reason);
    if (message.type === 'ready') {
      thinker.isReady = true;
      this.#limit(thinker, ANSWER_LIMIT);
      return;
    }
    clearTimeout(thinker.timer);
    thinker.asked?.resolve(message.text);
    thinker.asked = null;
    this.#assign();
  }

  #limit(thinker: Thinker, limit: number): void {
    clearTimeout(thinker.timer);
    thinker.timer = setTimeout(() => this.#drop(thinker, `no answer in ${limit} ms`), limit);
  }

  /** End a worker that has failed, and ask another one. */
  #drop(thinker: Thinker, reason: string): void {
    const place = this.#thinkers.indexOf(thinker);
    if (place < 0) return;
    this.#thinkers.splice(place, 1);
    clearTimeout(thinker.timer);
    thinker.worker.terminate();
    const question = thinker.asked;
    if (!question) return;
    if (question.tries < TRIES) this.#waiting.unshift(question);
    else question.reject(new Error(reason));
    this.#assign();
  }
}
