import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The user PostgreSQL runs as if it is not our own: it refuses to run as root. */
export type Account = { uid: number; gid: number };

const NOBODY_BY_CONVENTION: Account = { uid: 65534, gid: 65534 };

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

export function findNobody(): Account {
  try {
    const entry = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(-?\d+):(-?\d+):/m);
    // macOS writes the ids as -2.
    if (entry) return { uid: Number(entry[1]) >>> 0, gid: Number(entry[2]) >>> 0 };
  } catch {
    // Images without /etc/passwd have the ids by convention.
  }
  return NOBODY_BY_CONVENTION;
}

/**
 * Returns the options to run PostgreSQL's programs with: as that user, in a folder every user may enter, and without our
 * environment, which contains secrets and PG* and LC_* settings that would change their behaviour.
 */
export function spawnOptionsFor(account: Account | null): Pick<SpawnSyncOptions, 'cwd' | 'env' | 'uid' | 'gid'> {
  if (process.platform === 'win32') return { env: withoutPostgresSettings() };
  const options = { cwd: '/', env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' } };
  return account ? { ...options, uid: account.uid | 0, gid: account.gid | 0 } : options;
}

export function canEnter(account: Account, dir: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', dir], { ...spawnOptionsFor(account), stdio: 'ignore' }).status === 0;
}

function withoutPostgresSettings(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/i.test(name)));
}
