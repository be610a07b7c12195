// The client's loader for kernels, for Node, and the kernels that `make wasm` built.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('../../web/', import.meta.url));
const BUILT = process.env.TAROS_KERNELS ?? `${WEB}src/kernels/built`;

export const require = createRequire(`${WEB}package.json`);

/** Import a module of the client that imports nothing itself. */
export async function importClientModule(path) {
  const typescript = require('typescript');
  const source = readFileSync(`${WEB}src/${path}`, 'utf8');
  const { outputText } = typescript.transpileModule(source, {
    compilerOptions: { module: typescript.ModuleKind.ESNext, target: typescript.ScriptTarget.ES2022 },
  });
  return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
}

export const client = await importClientModule('kernels/kernels.ts');

export function readBuilt(name) {
  return readFileSync(`${BUILT}/${name}`);
}

export async function open(game) {
  const fingerprints = JSON.parse(readBuilt('kernels.json').toString());
  return client.openKernels(readBuilt(`${game}.wasm`), game, fingerprints[game]);
}
