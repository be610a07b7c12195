// Run a Python program in Pyodide, with kernels as WebAssembly:
//     node pyodide.mjs FOLDER_WITH_PYODIDES_WHEELS SITE_PACKAGES PROGRAM [ARGUMENT...]
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { open, require } from './loader.mjs';

const [wheels, sitePackages, program, ...given] = process.argv.slice(2);
const { loadPyodide } = require('pyodide');
const pyodide = await loadPyodide({ stdout: (line) => console.log(line) });
for (const wheel of readdirSync(wheels).filter((name) => name.endsWith('wasm32.whl'))) {
  pyodide.unpackArchive(new Uint8Array(readFileSync(`${wheels}/${wheel}`)), 'wheel', { extractDir: '/wheels' });
}
const repository = fileURLToPath(new URL('../../', import.meta.url));
for (const [place, folder] of [['/src', `${repository}src`], ['/tests', `${repository}tests`], ['/site-packages', sitePackages]]) {
  pyodide.FS.mkdirTree(place);
  pyodide.mountNodeFS(place, folder);
}
pyodide.registerJsModule('taros_kernels', { marrakech: await open('marrakech'), regatta: await open('regatta') });
pyodide.globals.set('given', pyodide.toPy(given));
await pyodide.runPythonAsync(`
import sys
sys.path[:0] = ["/wheels", "/src", "/tests"]
sys.path.append("/site-packages")
sys.dont_write_bytecode = True
`);
try {
  await pyodide.runPythonAsync(program);
} catch (error) {
  console.error(error.message); // not the stack: it would quote a megabyte of Pyodide
  process.exitCode = 1;
}
