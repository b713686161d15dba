import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** One file without a hash in its name: browsers look for a new worker under the address of the old one. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: fileURLToPath(new URL('build/client', import.meta.url)),
    emptyOutDir: false,
    lib: {
      entry: fileURLToPath(new URL('app/offline/service-worker.ts', import.meta.url)),
      formats: ['iife'],
      name: 'serviceWorker',
      fileName: () => 'service-worker.js',
    },
  },
});
