import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { sonnerPlugin } from './sonner-plugin.ts';

export default defineConfig({
  plugins: [tailwindcss(), sonnerPlugin(), reactRouter()],
  // One copy of the house's packages in dev and build: they export TypeScript source.
  ssr: { noExternal: [/^@stellenvisite\//] },
  environments: {
    ssr: { build: { rollupOptions: { input: './server/handle-request.ts' } } },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
