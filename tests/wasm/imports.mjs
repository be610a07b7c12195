// Print what a WebAssembly module imports: node imports.mjs FILE
import { readFileSync } from 'node:fs';

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
console.log(JSON.stringify(WebAssembly.Module.imports(module)));
