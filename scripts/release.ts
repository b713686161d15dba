import { cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };

/**
 * `npm run release`: builds the web app and puts everything that an installation runs into `dist/stellenvisite`, without tests, benchmarks
 * and development packages. `npm ci --omit=dev` in that folder completes it; `npm start` there builds nothing.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = join(ROOT, 'dist/stellenvisite');

const FOLDERS = ['apps', 'packages', 'deploy'];
const FILES = [
  'LICENSE',
  'README.md',
  '.env.example',
  'docs/operations.md',
  'scripts/run.mjs',
  'scripts/old-node.mjs',
  'scripts/start.ts',
  'scripts/migrate.ts',
  'scripts/admin-create.ts',
  'scripts/auth-rotate-keys.ts',
  'scripts/search-rebuild.ts',
];
const NOT_RUN = /(?:\.test\.tsx?|\.spec\.ts|\.fixture\.(?:ts|tsx|json))$|(?:^|\/)(?:testing|dev-components)\//;
/** The sources of the web app are in its build. */
const BUILT = /^apps\/web\/(?!package\.json)/;
/** The trained intents of Emma: a folder that cannot be written to would train them at every start. */
const INTENTS = 'packages/core/src/assistant/emma/builtin/intents/build';
const COMMANDS = ['start', 'migrate', 'admin:create', 'auth:rotate-keys', 'search:rebuild'] as const;

await import('./build.ts');
rmSync(FOLDER, { recursive: true, force: true });
const sources = globSync(
  FOLDERS.map((folder) => `${folder}/**/*`),
  { cwd: ROOT, exclude: ['**/node_modules', '**/build', '**/.react-router'] },
).filter((path) => statSync(join(ROOT, path)).isFile() && !NOT_RUN.test(path) && !BUILT.test(path));
for (const path of [...FILES, ...sources]) {
  const target = join(FOLDER, path);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(join(ROOT, path), target);
}
for (const path of ['apps/web/build', INTENTS, 'package-lock.json'])
  cpSync(join(ROOT, path), join(FOLDER, path), { recursive: true });
const { name, version, license, type, workspaces, scripts, devDependencies, overrides, allowScripts } = manifest;
const released = {
  name,
  version,
  private: true,
  license,
  type,
  engines: {
    node: readFileSync(join(ROOT, '.nvmrc'), 'utf8')
      .trim()
      .replace(/^v?(\d+).*$/s, '>=$1'),
  },
  workspaces,
  scripts: Object.fromEntries(COMMANDS.map((command) => [command, scripts[command]])),
  // The lock file names them; `--omit=dev` installs none.
  devDependencies,
  overrides,
  allowScripts,
};
writeFileSync(join(FOLDER, 'package.json'), `${JSON.stringify(released, null, 2)}\n`);
console.log(`The release ${version} is in ${FOLDER}. Complete it there with: npm ci --omit=dev`);
