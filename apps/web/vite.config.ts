import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** The design system, the shell, and how jobs and employers are shown; not the parts that bring a library of their own. */
const SHOWN_EVERYWHERE =
  /app[\\/](ui[\\/](?!code-input|message-toast|toaster|notices|tooltip|tip-icon-button).+\.tsx?|features[\\/](shell[\\/].+\.tsx?|(jobs|employers)[\\/]shared[\\/].+\.tsx))$|lucide-react/;

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // The workspace's packages export TypeScript source: they are compiled with the app, in dev and build.
  ssr: { noExternal: [/^@stellenvisite\//] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What many routes share comes in two files: left alone it is some seventy files of a few hundred bytes on every page.
            codeSplitting: {
              groups: [
                { name: 'shared', minShareCount: 36, priority: 1 },
                { name: 'ui', test: SHOWN_EVERYWHERE, minShareCount: 2 },
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
