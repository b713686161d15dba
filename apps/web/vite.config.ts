import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { formContractPlugin } from './form-contract-plugin.ts';
import { sonnerPlugin } from './sonner-plugin.ts';
import { zodPlugin } from './zod-plugin.ts';

/** What every page runs before it can do anything: one file, which no change of ours touches. */
const FRAMEWORK =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|i18next-resources-to-backend|cookie|set-cookie-parser|use-sync-external-store)[\\/]/;

/** What only forms of accounts need: the pages everybody reads do without. */
const FORM_LIBRARIES = /[\\/]node_modules[\\/](react-hook-form|@hookform|zod|input-otp|openapi-fetch)[\\/]/;
const FORMS =
  /\?forms$|[\\/]app[\\/](ui[\\/](code-input|error-summary|password-|unsaved-guard)|features[\\/]auth[\\/]shared[\\/]password-|session[\\/](api|kept-next|require-|use-kept-draft))/;
const SIGN_IN = /[\\/]app[\\/]features[\\/]auth[\\/](?!shared).*\.tsx?$/;
const ACCOUNT = /[\\/]app[\\/]features[\\/](accounts|admins|own-jobs|saved-searches)[\\/](?!shared).*\.tsx?$/;

const isForEverybody = (id: string) =>
  /\.(ts|tsx|js|mjs)$/.test(id) && ![FORMS, SIGN_IN, ACCOUNT].some((kind) => kind.test(id));

/** Calls that only describe data: what they make is left out where nobody uses it. */
const PURE = [
  'z',
  'degrees',
  'queryList',
  'queryFlag',
  'queryValue',
  'queryText',
  'queryPage',
  'queryPageSize',
  'plainText',
  'employerItemSchema',
  'jobItemSchema',
  'placeSchema',
  'salarySchema',
  'weekSchema',
];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), sonnerPlugin(), zodPlugin(), formContractPlugin(), reactRouter()],
  // One copy of the house's packages in dev and build: they export TypeScript source.
  ssr: { noExternal: [/^@stellenvisite\//] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Contract modules hold schemas beside the lists and types a page needs: pages leave the schemas, and zod, behind.
          treeshake: {
            manualPureFunctions: PURE,
          },
          output: {
            codeSplitting: {
              // One file for all that pages share: in several, sorted by who shares what, each page would load nearly all of them.
              groups: [
                { name: 'framework', test: FRAMEWORK, priority: 4 },
                // Before what is shared: a file takes along what its modules name, used or not.
                { name: 'form-libraries', test: FORM_LIBRARIES, priority: 3 },
                { name: 'shared', test: isForEverybody, minShareCount: 2, priority: 2 },
                { name: 'forms', test: FORMS, priority: 1 },
                { name: 'sign-in', test: SIGN_IN, minShareCount: 2 },
                { name: 'account', test: ACCOUNT, minShareCount: 2 },
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
