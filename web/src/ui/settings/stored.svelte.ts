/** Something that this browser remembers. */
export class Stored<T extends object> {
  readonly #key: string;
  #now: T = $state.raw(null!);

  constructor(key: string, initial: T) {
    this.#key = key;
    this.#now = { ...initial, ...this.#remembered() };
  }

  get now(): Readonly<T> {
    return this.#now;
  }

  set now(next: T) {
    this.#now = next;
    try {
      localStorage.setItem(this.#key, JSON.stringify(next));
    } catch {
      // it holds until the page is left
    }
  }

  #remembered(): Partial<T> {
    try {
      return JSON.parse(localStorage.getItem(this.#key) ?? '{}') as Partial<T>;
    } catch {
      return {}; // storage is forbidden or damaged: nothing is remembered
    }
  }
}
