/** Starts Python in a worker: Pyodide, and the archive of our own modules. */
import type { PyodideInterface } from 'pyodide';

/** Load Python from the folder `files`, and call `onprogress` while its files arrive. */
export async function startPython(
  files: string,
  onprogress: (loaded: number, total: number) => void,
): Promise<PyodideInterface> {
  const { total } = (await (await fetch(`${files}files.json`)).json()) as { total: number };
  let loaded = 0;
  const fetchFile = self.fetch.bind(self);
  self.fetch = async (...request) => {
    const response = await fetchFile(...request);
    if (!response.body || !response.ok) return response;
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        onprogress((loaded += part.length), total);
        controller.enqueue(part);
      },
    });
    return new Response(response.body.pipeThrough(count), response);
  };
  const archive = self.fetch(`${files}python.zip`).then((response) => response.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${files}pyodide.mjs`)) as typeof import('pyodide');
  const python = await loadPyodide({ indexURL: files });
  python.unpackArchive(await archive, 'zip', { extractDir: '/lib/taros' });
  python.runPython("import sys; sys.path.insert(0, '/lib/taros')");
  self.fetch = fetchFile;
  return python;
}
