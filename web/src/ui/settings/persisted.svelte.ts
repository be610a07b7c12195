/** A reactive value that is kept in the browser's local storage. */
export class Persisted<T extends object> {
  readonly #key: string;
  #current: T = $state.raw(null!);

  /** Read the value stored under `key`; fields it lacks are taken from `initial`. */
  constructor(key: string, initial: T) {
    this.#key = key;
    this.#current = { ...initial, ...this.#read() };
  }

  get current(): Readonly<T> {
    return this.#current;
  }

  set current(next: T) {
    this.#current = next;
    try {
      localStorage.setItem(this.#key, JSON.stringify(next));
    } catch {
      // without storage the value lasts until the page is left
    }
  }

  #read(): Partial<T> {
    try {
      return JSON.parse(localStorage.getItem(this.#key) ?? '{}') as Partial<T>;
    } catch {
      return {}; // storage is forbidden or damaged
    }
  }
}
