/** The games of this device in IndexedDB. A promise that is fulfilled means: stored for good. */

interface StoredTable {
  id: string;
  summary: string;
}

interface StoredEvent {
  table: string;
  number: number;
}

const NAME = 'taros';
const VERSION = 1;

const operations = {
  async secret(name: string, fresh: string): Promise<unknown> {
    const transaction = await begin(['secrets'], 'readwrite');
    const secrets = transaction.objectStore('secrets');
    const known: unknown = await result(secrets.get(name));
    if (known === undefined) secrets.put(fresh, name);
    await done(transaction);
    return known ?? fresh;
  },

  async create(table: StoredTable, event: StoredEvent): Promise<void> {
    const transaction = await begin(['tables', 'events'], 'readwrite');
    transaction.objectStore('tables').add(table);
    transaction.objectStore('events').add(event);
    await done(transaction);
  },

  /** Store `event`, and the new `summary` of its table if there is one. */
  async append(event: StoredEvent, summary: string | null): Promise<void> {
    const transaction = await begin(['tables', 'events'], 'readwrite');
    transaction.objectStore('events').add(event);
    if (summary !== null) {
      const tables = transaction.objectStore('tables');
      const table = await result<StoredTable | undefined>(tables.get(event.table));
      if (table) tables.put({ ...table, summary });
    }
    await done(transaction);
  },

  async load(id: string): Promise<unknown> {
    const transaction = await begin(['tables', 'events'], 'readonly');
    const table: unknown = await result(transaction.objectStore('tables').get(id));
    if (table === undefined) return null;
    const events: unknown = await result(transaction.objectStore('events').getAll(eventsOf(id)));
    return { table, events };
  },

  async tables(): Promise<unknown> {
    return result((await begin(['tables'], 'readonly')).objectStore('tables').getAll());
  },

  /** Move the events of a table from `number` on to where no game is read from. */
  async setAside(id: string, number: number): Promise<void> {
    const transaction = await begin(['events', 'damaged'], 'readwrite');
    const events = transaction.objectStore('events');
    for (const event of await result(events.getAll(eventsOf(id, number)))) {
      transaction.objectStore('damaged').add(event);
    }
    events.delete(eventsOf(id, number));
    await done(transaction);
  },

  async review(id: string): Promise<unknown> {
    return (await result((await begin(['reviews'], 'readonly')).objectStore('reviews').get(id))) ?? null;
  },

  async keepReview(id: string, body: string): Promise<void> {
    const transaction = await begin(['reviews'], 'readwrite');
    transaction.objectStore('reviews').put(body, id);
    await done(transaction);
  },
};

const eventsOf = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Infinity]);

/**
 * Run an operation, given as a JSON array of its name and its arguments. Return `{value}` as JSON, or `{error}` with
 * the name of the error that the browser raised.
 */
export async function run(text: string): Promise<string> {
  const [name, ...values] = JSON.parse(text) as [keyof typeof operations, ...unknown[]];
  try {
    const operation = operations[name] as (...values: unknown[]) => Promise<unknown>;
    return JSON.stringify({ value: (await operation(...values)) ?? null });
  } catch (error) {
    return JSON.stringify({ error: error instanceof DOMException ? error.name : String(error) });
  }
}

let opening: Promise<IDBDatabase> | null = null;

async function begin(stores: string[], mode: 'readonly' | 'readwrite'): Promise<IDBTransaction> {
  opening ??= openDatabase();
  return (await opening).transaction(stores, mode, { durability: 'strict' });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const database = request.result;
    database.createObjectStore('secrets');
    database.createObjectStore('tables', { keyPath: 'id' });
    database.createObjectStore('events', { keyPath: ['table', 'number'] });
    database.createObjectStore('reviews');
    database.createObjectStore('damaged', { autoIncrement: true });
  };
  return result(request);
}

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
