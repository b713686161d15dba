import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Controls of lists and forms, which landing and job page do without. */
const CONTROLS =
  /app[\\/]ui[\\/](accordion|breadcrumb|checkbox|chip|data-table|dialog|empty-art|empty-state|error-summary|fact-list|name-dialog|page-numbers|pagination|password-input|point-grid|radio-group|range-histogram|search-input|select|soft-hyphens|switch|tabs-nav|unsaved-guard)\.tsx?$/;

/** The rest of the design system, the shell, and how jobs and employers are shown in lists; not the parts that bring a library of their own. */
const SHOWN_EVERYWHERE =
  /app[\\/](ui[\\/](?!code-input|menu|message-toast|toaster|notices|tooltip|tip-icon-button).+\.tsx?|features[\\/](shell[\\/].+\.tsx?|(jobs|employers)[\\/]shared[\\/](?!rooms|apply|copy-link|job-key-facts|job-offer|key-facts|share-button|shift-picker).+\.tsx))$|lucide-react/;

/** Parts of the shell that other pages use too: each would be a file of a few hundred bytes on every page. */
const PARTS_OF_SHELL =
  /app[\\/](session[\\/](use-session|safe-next|on-account-change)|features[\\/]bookmarks[\\/]shared[\\/]bookmark-intention|i18n[\\/]namespaces|offline[\\/]kept-pages|error-page)\.tsx?$|contract[\\/]src[\\/](bookmarks|category-slugs)\.ts$|react-dom[\\/](index|cjs[\\/]react-dom\.production)\.js$/;

/** Reading and writing in the browser, which parts do that are loaded after the page: however many they are, pages come without it. */
const LOADED_LATE =
  /node_modules[\\/](@tanstack|openapi-fetch|openapi-react-query|@radix-ui|@floating-ui)|app[\\/](api|session[\\/](api|queries|query-client|query-provider))/;

const isOnManyPages = (id: string) => !LOADED_LATE.test(id);
const isShownEverywhere = (id: string) => (SHOWN_EVERYWHERE.test(id) || PARTS_OF_SHELL.test(id)) && !CONTROLS.test(id);

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // The workspace's packages export TypeScript source: they are compiled with the app, in dev and build.
  ssr: { noExternal: [/^@stellenvisite\//] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What many routes share comes in few files: left alone it is some seventy files of a few hundred bytes on every page.
            codeSplitting: {
              groups: [
                { name: 'shared', test: isOnManyPages, minShareCount: 80, priority: 2 },
                { name: 'ui', test: isShownEverywhere, minShareCount: 2, priority: 1 },
                // After the others: what both need stays with what is on every page.
                { name: 'controls', test: CONTROLS, minShareCount: 2 },
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
