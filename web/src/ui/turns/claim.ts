/** Lets one tab of this browser do what all of them could do. */

const KEY = 'taros-claimed';
const MAX_KEPT = 40; // claims

/** Whether this tab is the first to claim `name`. Without storage every tab is. */
export function claim(name: string): Promise<boolean> {
  return navigator.locks ? navigator.locks.request(KEY, () => claimNow(name)) : Promise.resolve(claimNow(name));
}

function claimNow(name: string): boolean {
  try {
    const claimed = JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
    if (claimed.includes(name)) return false;
    localStorage.setItem(KEY, JSON.stringify([...claimed, name].slice(-MAX_KEPT)));
  } catch {
    // storage is forbidden or damaged
  }
  return true;
}
