// Compile the Python modules in an archive for Pyodide: node compile.mjs SOURCES.zip TARGET.zip [--without-docs]
// Docstrings, and assertions with them, are left out on demand.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const COMPILE = `
import zipfile
from pathlib import Path
from py_compile import PycInvalidationMode, compile

def compiled(name, body):
    Path("module.py").write_bytes(body)
    unchecked = PycInvalidationMode.UNCHECKED_HASH
    compile("module.py", "module.pyc", name, doraise=True, optimize=level, invalidation_mode=unchecked)
    return Path("module.pyc").read_bytes()

with zipfile.ZipFile("/sources.zip") as sources, zipfile.ZipFile("/target.zip", "w") as target:
    for info in sources.infolist():
        body = sources.read(info)
        is_module = info.filename.endswith(".py")
        made = zipfile.ZipInfo(info.filename + "c" if is_module else info.filename, info.date_time)
        made.compress_type = zipfile.ZIP_DEFLATED
        target.writestr(made, compiled(info.filename, body) if is_module else body, compresslevel=9)
`;

const [sources, target, option] = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.FS.writeFile('/sources.zip', readFileSync(sources));
pyodide.globals.set('level', option === '--without-docs' ? 2 : 0);
pyodide.runPython(COMPILE);
writeFileSync(target, pyodide.FS.readFile('/target.zip'));
