import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

/** The router of a browser at the address `href`, on the site of a server or on a static host. */
async function routerAt(href: string, host?: 'device'): Promise<typeof import('./router.svelte')> {
  vi.resetModules();
  const url = new URL(href);
  vi.stubGlobal('document', { documentElement: { dataset: { host } } });
  vi.stubGlobal('location', url);
  vi.stubGlobal('history', { replaceState: (_state: null, _title: string, address: string) => (url.href = new URL(address, url).href) });
  return import('./router.svelte');
}

test('a parameter is taken out of the address', async () => {
  const { route, takeParameter } = await routerAt('http://here/rules/marrakech?lang=uk&x=1#M2');
  expect([takeParameter('lang'), takeParameter('lang')]).toEqual(['uk', null]);
  expect(location.href).toBe('http://here/rules/marrakech?x=1#M2');
  expect(route()).toMatchObject({ path: '/rules/marrakech', hash: 'M2' });
  expect([...route().query]).toEqual([['x', '1']]);
});

test('a static host has parameters behind the path', async () => {
  const { route, takeParameter } = await routerAt('http://here/taros/#/g?lang=uk#2', 'device');
  expect(takeParameter('lang')).toBe('uk');
  expect(location.href).toBe('http://here/taros/#/g#2');
  expect([route().path, route().query.size, route().hash]).toEqual(['/g', 0, '2']);
});

test('an address without the parameter stays as it is', async () => {
  const { takeParameter } = await routerAt('http://here/rules/marrakech?x=a%20b');
  expect(takeParameter('lang')).toBeNull();
  expect(location.href).toBe('http://here/rules/marrakech?x=a%20b');
});
