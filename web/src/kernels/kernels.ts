/**
 * The kernels of a game as WebAssembly: its memory, and doors to the kernels in it.
 *
 * `src/taros/kernels/wasm/` builds the modules. Buffers live in the memory of a module. A view of that memory ends when the
 * memory grows, which any allocation may cause: make all buffers first, and take views anew.
 */

/** Something went wrong in a kernel, or on the way to it. */
export class KernelError extends Error {}

/** A module that was built from other sources than the ones that its caller was built with. */
export class WrongVersionError extends KernelError {}

/** What a module tells of itself: doors are signatures, such as `int[] int -> bool`, by name. */
export interface About {
  game: string;
  fingerprint: string;
  doors: Record<string, string>;
}

export type Kind = 'int' | 'float';

/** A buffer in the memory of a module, with one or two dimensions. */
export interface KernelArray {
  readonly kind: Kind;
  readonly pointer: number;
  readonly shape: readonly number[];
}

export type Argument = number | boolean | KernelArray;

/** A door as WebAssembly has it: an array is its pointer and its lengths. */
type RawDoor = (...numbers: number[]) => number | undefined;

interface Signature {
  parameters: string[];
  result: string;
}

const SECTION = 'taros';
const PAGE_BYTES = 65536;
const ITEM_BYTES = 8;
const ALIGNMENT = 64; // bytes: a cache line
const MAX_EXACT = 2 ** 53;

/** Return what `module` tells of itself. Throws KernelError if it holds no kernels. */
export function about(module: WebAssembly.Module): About {
  const [section] = WebAssembly.Module.customSections(module, SECTION);
  if (!section) throw new KernelError('this WebAssembly module holds no kernels of Taros');
  return JSON.parse(new TextDecoder().decode(section)) as About;
}

/**
 * Compile and start the module of a game.
 *
 * Throws WrongVersionError unless it is a module of `game` with that `fingerprint`, and KernelError if this browser cannot run it.
 */
export async function openKernels(bytes: BufferSource, game: string, fingerprint: string): Promise<Kernels> {
  let module: WebAssembly.Module;
  try {
    module = await WebAssembly.compile(bytes);
  } catch (cause) {
    throw new KernelError(`the kernels of ${game} cannot be compiled: ${String(cause)}`, { cause });
  }
  const found = about(module);
  if (found.game !== game || found.fingerprint !== fingerprint) {
    throw new WrongVersionError(
      `the kernels of ${game} must be version ${fingerprint}, but these are ${found.game} ${found.fingerprint}`,
    );
  }
  return new Kernels(await WebAssembly.instantiate(module), found);
}

export class Kernels {
  readonly memory: WebAssembly.Memory;
  private readonly raw: Record<string, RawDoor> = {};
  private readonly signatures: Record<string, Signature> = {};
  private readonly stack: WebAssembly.Global;
  private readonly top: number; // of an empty stack
  private end: number; // of the memory in use
  private readonly free = new Map<number, number[]>(); // pointers by size

  constructor(
    instance: WebAssembly.Instance,
    readonly about: About,
  ) {
    const exports = instance.exports;
    this.memory = exports.memory as WebAssembly.Memory;
    this.stack = exports.__stack_pointer as WebAssembly.Global;
    this.top = this.stack.value as number;
    this.end = (exports.__heap_base as WebAssembly.Global).value as number;
    for (const [name, text] of Object.entries(about.doors)) {
      const [parameters, result] = text.split(' -> ') as [string, string];
      this.signatures[name] = { parameters: parameters.split(' '), result };
      this.raw[name] = this.guarded(name, exports[name] as RawDoor);
    }
  }

  /** Return a door that takes and returns numbers alone; what fails inside throws KernelError. */
  door(name: string): RawDoor {
    const door = this.raw[name];
    if (!door) throw new KernelError(`${this.about.game} has no kernel ${name}`);
    return door;
  }

  /** Call a door. Throws KernelError if an argument does not suit it, or the kernel fails. */
  call(name: string, ...given: Argument[]): number | boolean | undefined {
    const door = this.door(name);
    const { parameters, result } = this.signatures[name]!;
    if (given.length !== parameters.length) {
      throw new KernelError(`${name} takes ${parameters.length} arguments, not ${given.length}`);
    }
    const value = door(...given.flatMap((argument, i) => numbersOf(argument, parameters[i]!, name)));
    return result === 'bool' ? Boolean(value) : value;
  }

  ints(length: number): KernelArray {
    return this.array('int', length);
  }

  floats(length: number): KernelArray {
    return this.array('float', length);
  }

  /** Return a buffer of zeros with one or two dimensions. */
  array(kind: Kind, ...shape: number[]): KernelArray {
    const items = shape.reduce((product, length) => product * length, 1);
    return { kind, pointer: this.allocate(ITEM_BYTES * items), shape };
  }

  /** Return the ints of an array, as a view that ends with the next allocation. */
  viewInts({ pointer, shape }: KernelArray): BigInt64Array {
    return new BigInt64Array(this.memory.buffer, pointer, shape.reduce((product, length) => product * length, 1));
  }

  /** Return the floats of an array, as a view that ends with the next allocation. */
  viewFloats({ pointer, shape }: KernelArray): Float64Array {
    return new Float64Array(this.memory.buffer, pointer, shape.reduce((product, length) => product * length, 1));
  }

  /** Copy `values` into the first places of an array. */
  write(array: KernelArray, values: readonly number[]): void {
    if (array.kind === 'float') this.viewFloats(array).set(values);
    else this.viewInts(array).set(values.map(BigInt));
  }

  /** Return the numbers of an array. */
  read(array: KernelArray): number[] {
    return array.kind === 'float' ? [...this.viewFloats(array)] : Array.from(this.viewInts(array), Number);
  }

  // What Python in the same worker needs (src/taros/kernels/wasm/browser.py)

  /** Return the place of `bytes` bytes of zeros. */
  allocate(bytes: number): number {
    const size = roundUp(bytes);
    const found = this.free.get(size)?.pop();
    if (found !== undefined) {
      this.bytes(found, size).fill(0);
      return found;
    }
    const pointer = roundUp(this.end);
    const missing = pointer + size - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE_BYTES));
    this.end = pointer + size;
    return pointer;
  }

  /** Give back what `allocate` returned for that many `bytes`. */
  release(pointer: number, bytes: number): void {
    const size = roundUp(bytes);
    const there = this.free.get(size);
    if (there) there.push(pointer);
    else this.free.set(size, [pointer]);
  }

  /** Return the place of a copy of `bytes` bytes. */
  copy(pointer: number, bytes: number): number {
    const made = this.allocate(bytes);
    this.bytes(made, bytes).set(this.bytes(pointer, bytes));
    return made;
  }

  /** Return some bytes, as a view that ends with the next allocation. */
  bytes(pointer: number, length: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, pointer, length);
  }

  private guarded(name: string, door: RawDoor): RawDoor {
    return (...numbers) => {
      if (numbers.length !== door.length) {
        throw new KernelError(`${this.about.game}: ${name} takes ${door.length} numbers, not ${numbers.length}`);
      }
      try {
        return door(...numbers);
      } catch (cause) {
        this.stack.value = this.top;
        throw new KernelError(`${this.about.game}: the kernel ${name} failed: ${String(cause)}`, { cause });
      }
    };
  }
}

function roundUp(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
}

/** Return an argument as the numbers that a door takes for it. */
function numbersOf(argument: Argument, parameter: string, door: string): number[] {
  if (typeof argument === 'object') {
    if (argument.kind + '[]'.repeat(argument.shape.length) === parameter) return [argument.pointer, ...argument.shape];
  } else if (typeof argument === 'boolean') {
    if (parameter === 'bool') return [Number(argument)];
  } else if (parameter === 'float' || (parameter === 'int' && Number.isInteger(argument) && Math.abs(argument) <= MAX_EXACT)) {
    return [argument];
  }
  throw new KernelError(`${door} takes ${parameter} here, not ${JSON.stringify(argument)}`);
}
