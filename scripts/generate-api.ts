import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Compiled modules are read from here, which halves the time until the routes are loaded. */
const COMPILED = join(ROOT, 'node_modules/.cache/compiled');

export const API_TYPES = join(ROOT, 'apps/web/app/api/schema.gen.ts');
/** Contains the hash of the sources that the types were generated from. */
const STAMP = join(ROOT, 'node_modules/.cache/api-types');

/** Everything that routes and their schemas can depend on. */
const SOURCES = [
  'apps/server/src/**/*.ts',
  'packages/*/src/**/*.{ts,json}',
  'scripts/write-api-types.ts',
  'package-lock.json',
];
const TESTS = ['**/*.test.ts', '**/*.fixture.ts'];

/** Generates the types of the API client (`schema.gen.ts`) unless they are up to date; returns whether it had to. */
export function ensureApiTypes(): boolean {
  const sources = hashSources();
  if (existsSync(API_TYPES) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return false;
  // A run that is ended half-way leaves no stamp, whatever it has written.
  rmSync(STAMP, { force: true });
  execFileSync(process.execPath, [join(ROOT, 'scripts/write-api-types.ts')], {
    cwd: ROOT,
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, sources);
  return true;
}

/** Generates the types again whenever a route or a schema changes, until the returned process is ended. */
export function watchApiTypes(): ChildProcess {
  const watched = ['apps/server/src', 'packages/contract/src'].flatMap((path) => ['--watch-path', join(ROOT, path)]);
  const script = fileURLToPath(import.meta.url);
  return spawn(process.execPath, [...watched, '--watch-preserve-output', script], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function hashSources(): string {
  const hash = createHash('sha256');
  for (const path of globSync(SOURCES, { cwd: ROOT, exclude: TESTS }).sort())
    hash.update(path).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}

if (import.meta.main) {
  console.log(ensureApiTypes() ? 'The types of the API client are generated.' : 'They are up to date.');
}
