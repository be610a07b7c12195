/** Opens the kernels that were built with this client (`make wasm`). */
import { KernelError, openKernels, WrongVersionError, type Kernels } from './kernels';

const MANIFEST = './built/kernels.json';

const fingerprints = import.meta.glob<Record<string, string>>('./built/kernels.json', { eager: true, import: 'default' });
const urls = import.meta.glob<string>('./built/*.wasm', { eager: true, import: 'default', query: '?url' });

/** The games whose kernels were built with this client. */
export const openableGames: readonly string[] = Object.keys(fingerprints[MANIFEST] ?? {});

/** Fetch and start the kernels of a game. A wrong version is fetched once more. Throws WrongVersionError or KernelError. */
export async function openGameKernels(game: string): Promise<Kernels> {
  const url = urls[`./built/${game}.wasm`];
  const fingerprint = fingerprints[MANIFEST]?.[game];
  if (!url || !fingerprint) throw new KernelError(`this client was built without kernels of ${game}`);
  const open = async (cache: RequestCache): Promise<Kernels> =>
    openKernels(await fetchKernels(url, game, cache), game, fingerprint);
  return open('default').catch((error: unknown) => {
    if (error instanceof WrongVersionError) return open('reload');
    throw error;
  });
}

async function fetchKernels(url: string, game: string, cache: RequestCache): Promise<ArrayBuffer> {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new KernelError(`the kernels of ${game} cannot be fetched: HTTP ${response.status}`);
  return response.arrayBuffer();
}

/**
 * Let Python in this worker use kernels: `taros.kernels.load(..., compiled=True)` hands out their doors.
 *
 * Call it once for each Pyodide, with the kernels of all games that it will play.
 */
export function giveKernels(
  pyodide: { registerJsModule(name: string, module: object): void },
  kernels: readonly Kernels[],
): void {
  pyodide.registerJsModule('taros_kernels', Object.fromEntries(kernels.map((each) => [each.about.game, each])));
}
