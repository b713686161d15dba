import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Account, spawnOptionsFor } from './account.ts';
import type { Binaries } from './binaries.ts';
import { guardAgainstOrphan } from './orphan-guard.ts';
import { PostgresStartError } from './postgres-start-error.ts';
import { DATABASE_USER } from './server-address.ts';
import type { Durability } from './server-settings.ts';

type Initialisation = {
  clusterDir: string;
  account: Account | null;
  binaries: Binaries;
  durability: Durability;
  /** Where there are no sockets, connections authenticate with the password of this file. */
  passwordFile: string | null;
  log: (line: string) => void;
};

/** pg_trgm splits words by LC_CTYPE: in the plain C locale every umlaut would end a word. */
const UTF8_CTYPES: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['C.UTF-8', 'en_US.UTF-8', 'de_DE.UTF-8', 'C'],
  darwin: ['en_US.UTF-8', 'C'],
};

/** Creates the cluster if there is none. It is created atomically, whenever we are killed. */
export async function initialiseCluster(initialisation: Initialisation): Promise<void> {
  const { clusterDir } = initialisation;
  removeUnfinishedClusters(initialisation);
  if (existsSync(join(clusterDir, 'PG_VERSION'))) return;
  for (const ctype of UTF8_CTYPES[process.platform] ?? [null]) {
    const problem = await runInitdb(initialisation, ctype);
    if (!problem) return;
    if (!/invalid locale/.test(problem))
      throw new PostgresStartError(`PostgreSQL could not set up ${clusterDir}: ${problem}.`);
  }
  throw new PostgresStartError(`PostgreSQL could not set up ${clusterDir}: no usable locale.`);
}

async function runInitdb(initialisation: Initialisation, ctype: string | null): Promise<string | null> {
  const { clusterDir, account, binaries } = initialisation;
  const draft = `${clusterDir}.${randomUUID()}`;
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  if (account) chownSync(draft, account.uid, account.gid);

  const child = spawn(binaries.initdb, toArguments(initialisation, draft, ctype), {
    ...spawnOptionsFor(account),
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  });
  guardAgainstOrphan(child, account);
  const ended = new Promise<number | null>((resolve, reject) => child.once('close', resolve).once('error', reject));
  const [code, errors] = await Promise.all([ended, text(child.stderr)]);
  if (code === 0) {
    renameSync(draft, clusterDir);
    return null;
  }
  rmSync(draft, { recursive: true, force: true });
  return errors.match(/^initdb: error: (.*?)\.?$/m)?.[1] ?? errors.trim();
}

function toArguments({ durability, passwordFile }: Initialisation, dir: string, ctype: string | null): string[] {
  return [
    ...['-D', dir, '-U', DATABASE_USER, '--encoding=UTF8', '--locale-provider=icu', '--icu-locale=de-DE'],
    ...(ctype ? ['--locale=C', `--lc-ctype=${ctype}`] : []),
    ...(passwordFile ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`] : ['--auth=trust']),
    ...(durability === 'test' ? ['--no-sync'] : []),
  ];
}

/** Removes what a killed first start has left. If its initdb has not ended yet, removing may fail; a later start does it. */
function removeUnfinishedClusters({ clusterDir, log }: Initialisation): void {
  const parent = dirname(clusterDir);
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(`${basename(clusterDir)}.`)) continue;
    try {
      rmSync(join(parent, name), { recursive: true, force: true });
    } catch (error) {
      log(`the unfinished ${name} could not be removed: ${error instanceof Error ? error.message : error}`);
    }
  }
}
