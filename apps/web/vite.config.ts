import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CHUNKS_FILE = fileURLToPath(new URL('build/chunks.json', import.meta.url));

const toName = (path: string) => relative(ROOT, path.replace(/\?.*/, ''));

/** Writes what chunks contain and import, and which modules import which at once or later, for `scripts/check-budgets.ts`. */
function listChunks(): Plugin {
  return {
    name: 'list-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle)
        .filter((file) => file.type === 'chunk')
        .map(({ fileName, imports, moduleIds, facadeModuleId }) => [
          `/${fileName}`,
          {
            imports: imports.map((name) => `/${name}`),
            modules: moduleIds.map(toName),
            ...(facadeModuleId ? { entry: toName(facadeModuleId) } : {}),
          },
        ]);
      const modules: Record<string, string[]> = {};
      for (const path of this.getModuleIds()) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(path) ?? {};
        // A route comes as several modules, one for each use of its file.
        const known = modules[toName(path)] ?? [];
        modules[toName(path)] = [...known, ...[...importedIds, ...dynamicallyImportedIds].map(toName)];
      }
      mkdirSync(dirname(CHUNKS_FILE), { recursive: true });
      writeFileSync(CHUNKS_FILE, JSON.stringify({ chunks: Object.fromEntries(chunks), modules }));
    },
  };
}

/** Removes the type of JSON imports in development, where Vite serves JSON as a script and browsers would refuse it. */
function serveJsonAsScript(): Plugin {
  return {
    name: 'serve-json-as-script',
    apply: 'serve',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/job-templates.ts') ? code.replaceAll(", { with: { type: 'json' } }", '') : undefined,
  };
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), listChunks(), serveJsonAsScript()],
  // The workspace's packages export TypeScript source: they are compiled with the app, in dev and build.
  ssr: { noExternal: [/^@stellenvisite\//] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // One chunk for what nearly every screen needs, found by count: otherwise a page loads it in dozens of small files.
          // A lower count pulls into it what most public pages do without, such as the validation of forms.
          output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 150 }] } },
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
