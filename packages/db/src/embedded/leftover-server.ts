import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseStartError } from '../database-start-error.ts';
import { spawnOptionsFor } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { ClusterLocation } from './cluster-location.ts';
import { findCommandLine, findProcessStart, hasEndedWithin, isPidTaken } from './running-process.ts';

const FAST_SHUTDOWN_MS = 30_000;
const IMMEDIATE_SHUTDOWN_MS = 10_000;

/** Ends the PostgreSQL that a killed owner left running. Called under the lock, so no living owner has it. */
export async function stopLeftoverServer(location: ClusterLocation, binaries: Binaries, log: (line: string) => void) {
  const { clusterDir } = location;
  const pidFile = join(clusterDir, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const content = readFileSync(pidFile, 'utf8');
  const pid = Number.parseInt(content, 10);
  if (!(pid > 0)) return;

  if (findProcessStart(pid) !== null && servesCluster(pid, clusterDir)) {
    log(`stopping PostgreSQL (process ${pid}), left over from a server that was killed`);
    await stopServer(pid, location, binaries);
  } else if (isPidTaken(pid)) {
    // Another program has the pid now, and PostgreSQL would refuse to start. It passes over its parent's pid, though,
    // and then still looks, by the rest of the file, for old backends that hold the shared memory.
    writeFileSync(pidFile, content.replace(/^\d+/, String(process.pid)));
  }
}

/**
 * Ends the backends of a PostgreSQL that was itself killed: one that is busy notices only when its statement is done,
 * and until then no new server may have the data. They work in the cluster's folder; SIGQUIT is what their own server
 * would send after a crash.
 */
export function endLeftoverBackends(clusterDir: string): void {
  if (process.platform !== 'linux') return;
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name) && worksIn(name, clusterDir)) signal(Number(name), 'SIGQUIT');
  }
}

function worksIn(pid: string, dir: string): boolean {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === dir && findCommandLine(Number(pid))[0]?.startsWith('postgres:') === true
    );
  } catch {
    return false;
  }
}

async function stopServer(pid: number, { clusterDir, account }: ClusterLocation, { pgCtl }: Binaries) {
  if (process.platform === 'win32') {
    spawnSync(pgCtl, ['stop', '-D', clusterDir, '-m', 'fast', '-w'], { ...spawnOptionsFor(account), stdio: 'ignore' });
    return;
  }
  signal(pid, 'SIGINT');
  if (await hasEndedWithin(pid, FAST_SHUTDOWN_MS)) return;
  signal(pid, 'SIGQUIT');
  if (await hasEndedWithin(pid, IMMEDIATE_SHUTDOWN_MS)) return;
  throw new DatabaseStartError(
    `PostgreSQL (process ${pid}) still works on ${clusterDir} and does not stop; end it first.`,
  );
}

function servesCluster(pid: number, clusterDir: string): boolean {
  // On Windows pg_ctl speaks to PostgreSQL by a pipe that no other program has.
  return process.platform === 'win32' || findCommandLine(pid).join(' ').includes(`-D ${clusterDir} `);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
