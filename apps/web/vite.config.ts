import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { sonnerPlugin } from './sonner-plugin.ts';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), sonnerPlugin(), reactRouter()],
  // One copy of the house's packages in dev and build: they export TypeScript source.
  ssr: { noExternal: [/^@stellenvisite\//] },
  environments: {
    ssr: {
      build: { rollupOptions: { input: './server/handle-request.ts' } },
      // The built server holds React in its production form, whatever NODE_ENV it is started with: the other is several times slower.
      ...(command === 'build'
        ? { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
        : {}),
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
}));
