import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { sonnerPlugin } from './sonner-plugin.ts';

/** What every page runs before it can do anything: one file, which no change of ours touches. */
const FRAMEWORK =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|i18next-resources-to-backend|cookie|set-cookie-parser|use-sync-external-store)[\\/]/;

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), sonnerPlugin(), reactRouter()],
  // One copy of the house's packages in dev and build: they export TypeScript source.
  ssr: { noExternal: [/^@stellenvisite\//] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Contract modules hold schemas beside the lists and types a page needs: pages leave the schemas, and zod, behind.
          treeshake: { manualPureFunctions: ['z'] },
          output: {
            codeSplitting: {
              // One file for all that pages share: in several, sorted by who shares what, each page would load nearly all of them.
              groups: [
                { name: 'framework', test: FRAMEWORK, priority: 2 },
                { name: 'shared', test: /\.(ts|tsx|js|mjs)$/, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: './server/handle-request.ts' } },
      // The built server holds React in its production form, whatever NODE_ENV it is started with: the other is several times slower.
      ...(command === 'build'
        ? { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
        : {}),
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
}));
