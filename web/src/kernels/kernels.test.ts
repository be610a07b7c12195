import { beforeAll, describe, expect, it } from 'vitest';
import manifest from './built/kernels.json?raw';
import marrakech from './built/marrakech.wasm?url&inline';
import regatta from './built/regatta.wasm?url&inline';
import { about, openKernels, WrongVersionError, type Kernels } from './kernels';

const fingerprints = JSON.parse(manifest) as { marrakech: string; regatta: string };
const bytes = async (url: string): Promise<ArrayBuffer> => (await fetch(url)).arrayBuffer();

const SEATS = 26; // its place in a state of Marrakech
const DRAWN = [406, 531, 656, 337]; // by taros.kernels.shared.rng

let kernels: Kernels;

beforeAll(async () => {
  kernels = await openKernels(await bytes(marrakech), 'marrakech', fingerprints.marrakech);
});

describe('opening kernels', () => {
  it('refuses another version', async () => {
    const opened = openKernels(await bytes(marrakech), 'marrakech', 'other');
    await expect(opened).rejects.toThrow(WrongVersionError);
    await expect(opened).rejects.toThrow(/must be version other, but these are marrakech [0-9a-f]{16}/);
  });

  it('refuses another game', async () => {
    const opened = openKernels(await bytes(regatta), 'marrakech', fingerprints.regatta);
    await expect(opened).rejects.toThrow(WrongVersionError);
  });

  it('refuses other modules, and what is no module', async () => {
    const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
    await expect(openKernels(empty, 'marrakech', 'any')).rejects.toThrow('holds no kernels');
    await expect(openKernels(new Uint8Array(3), 'marrakech', 'any')).rejects.toThrow('cannot be compiled');
  });

  it('reads what a module tells of itself', async () => {
    const found = about(await WebAssembly.compile(await bytes(regatta)));
    expect(found.game).toBe('regatta');
    expect(found.doors['searches.plan_search.halve']).toMatch(/^int\[\] int int int .* -> bool$/);
  });
});

describe('calling kernels', () => {
  it('draws the numbers that Python draws', () => {
    const rng = kernels.ints(1);
    kernels.call('rng.seed_rng', rng, 7, 3);
    const drawn = Array.from({ length: 4 }, () => kernels.call('rng.below', rng, 1000));
    expect(drawn).toEqual(DRAWN);
  });

  it('refuses arguments that do not suit the door', () => {
    const rng = kernels.ints(1);
    expect(() => kernels.call('rng.below', rng)).toThrow('rng.below takes 2 arguments, not 1');
    expect(() => kernels.call('rng.below', 5, 5)).toThrow('rng.below takes int[] here, not 5');
    expect(() => kernels.call('rng.below', kernels.floats(1), 5)).toThrow('takes int[] here');
    expect(() => kernels.call('rng.below', rng, 0.5)).toThrow('takes int here, not 0.5');
    expect(() => kernels.call('rng.below', rng, 2 ** 60)).toThrow('takes int here');
    expect(() => kernels.call('kernel.region', rng)).toThrow('marrakech has no kernel kernel.region');
  });

  it('throws an error with the name of the door when a kernel fails, and goes on', () => {
    const outside = { kind: 'int' as const, pointer: 2 ** 31, shape: [1] };
    expect(() => kernels.call('kernel.num_seats', outside)).toThrow('marrakech: the kernel kernel.num_seats failed: RuntimeError');
    const state = kernels.ints(35);
    kernels.write(state, Array(35).fill(3));
    expect(kernels.read(state)[SEATS]).toBe(3);
    expect(kernels.call('kernel.num_seats', state)).toBe(3);
  });
});

describe('memory', () => {
  it('keeps what is in it when it grows', () => {
    const first = kernels.floats(2);
    kernels.write(first, [0.5, -2]);
    const before = kernels.memory.buffer;
    const large = kernels.array('int', 1000, 1000);
    expect(kernels.memory.buffer).not.toBe(before);
    expect(kernels.read(first)).toEqual([0.5, -2]);
    expect(kernels.viewInts(large)).toHaveLength(1_000_000);
  });

  it('is used again, emptied', () => {
    const pointer = kernels.allocate(800);
    kernels.bytes(pointer, 800).fill(7);
    kernels.release(pointer, 800);
    expect(kernels.allocate(800)).toBe(pointer);
    expect(kernels.bytes(pointer, 800).every((byte) => byte === 0)).toBe(true);
  });
});
