import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { placeOf } from './src/i18n/parts.ts';

const SERVER = 'http://127.0.0.1:8000';

/** The name of the file that holds the catalogue at `path`: those of a language that are loaded together are one file. */
function catalogueFile(path: string): string {
  const { language, part } = placeOf(path);
  return `texts-${language}-${part.replace('games/', '')}`;
}

/** Move the stylesheets behind what index.html paints: in the head they would keep it from being painted. */
const stylesheetsLast: Plugin = {
  name: 'stylesheets-last',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const links = html.match(/^.*<link rel="stylesheet".*\n/gm) ?? [];
      return links.reduce((rest, link) => rest.replace(link, ''), html).replace('  </body>', `${links.join('')}  </body>`);
    },
  },
};

export default defineConfig({
  plugins: [svelte(), stylesheetsLast],
  build: {
    outDir: '../src/taros/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: URLs
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'src/service-worker/worker.ts' },
      output: {
        // its address is the same in all versions, by which browsers find a new one
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [{ test: /\.ftl/, name: catalogueFile }, { test: /rolldown\/runtime/, name: 'runtime' }] },
      },
    },
  },
  worker: { format: 'es' },
  experimental: {
    // the server has one document at many paths; all else lies beside what refers to it, in any folder
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
