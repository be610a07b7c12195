/** What a browser needs to run the games by itself. */

/** A WebAssembly module with one function, which makes a vector: browsers without SIMD refuse it. */
const WITH_SIMD = new Uint8Array([
  0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00, // magic number and version
  0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b, // types: () -> v128
  0x03, 0x02, 0x01, 0x00, // functions
  0x0a, 0x08, 0x01, 0x06, 0x00, 0x41, 0x00, 0xfd, 0x0f, 0x0b, // code: i32.const 0, i8x16.splat
]);

/** Whether the kernels of bots can run here: they use WebAssembly SIMD. */
export const canThink = (): boolean => typeof WebAssembly === 'object' && WebAssembly.validate(WITH_SIMD);
