import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const SERVER = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/taros/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: URLs
    modulePreload: { polyfill: false },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
