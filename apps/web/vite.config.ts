import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const APP = fileURLToPath(new URL('app', import.meta.url));
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

type FindModule = (path: string) => { importedIds: string[] } | null;

/** Names a chunk for what a module imports at once, and what those import; icons go by how many need them, as their index lists all. */
function groupImportsOf(name: string, files: string[]) {
  let found: Set<string> | undefined;
  const find = (getModule: FindModule) => {
    const modules = new Set<string>();
    const add = (path: string) => {
      if (modules.has(path) || path.includes('/lucide-react/')) return;
      modules.add(path);
      for (const imported of getModule(path)?.importedIds ?? []) add(imported);
    };
    // A route is split by React Router, which adds a query to the part for the browser.
    for (const file of files)
      for (const query of ['', '?__react-router-build-client-route']) add(join(APP, file) + query);
    return modules;
  };
  return (path: string, context: { getModuleInfo: FindModule }) => {
    found ??= find((id) => context.getModuleInfo(id));
    return found.has(path) ? name : null;
  };
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), listChunks()],
  // The workspace's packages export TypeScript source: they are compiled with the app, in dev and build.
  ssr: { noExternal: [/^@stellenvisite\//] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // One chunk each for what nearly every screen needs (found by count), for what the root brings to every page, for cards of jobs and
          // for common icons: otherwise a page loads them in dozens of small files, which compress badly one by one. A lower count for the
          // first pulls into it what most public pages do without, such as the validation of forms.
          output: {
            codeSplitting: {
              groups: [
                { name: 'shared', minShareCount: 150, priority: 4 },
                { name: groupImportsOf('base', ['root.tsx', 'entry.client.tsx']), debugName: 'base', priority: 3 },
                {
                  name: groupImportsOf('job-card', ['features/jobs/display/job-card.tsx']),
                  debugName: 'job-card',
                  priority: 2,
                },
                { name: 'icons', test: /\/lucide-react\//, minShareCount: 16, priority: 1 },
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
