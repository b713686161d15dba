import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseStartError } from '../database-start-error.ts';
import { type Account, spawnOptionsFor } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { ClusterLocation } from './cluster-location.ts';

/** How PostgreSQL ended; the message is one sentence. */
export type PostgresExit = { expected: boolean; message: string };
export type ServerProcess = { exited: Promise<PostgresExit>; stop(): Promise<void> };

/** Processes of a predecessor are still ending: a later try succeeds. */
export class PredecessorEndingError extends DatabaseStartError {}

const FAST_SHUTDOWN_MS = 30_000;
const LAST_WORDS_MS = 1_000;

/** Starts PostgreSQL and resolves once it accepts connections; a recovery from a crash may take its time before. */
export async function launchServer(
  location: ClusterLocation,
  binaries: Binaries,
  args: string[],
  log: (line: string) => void,
): Promise<ServerProcess> {
  const child = spawn(binaries.postgres, ['-D', location.clusterDir, ...args], {
    ...spawnOptionsFor(location.account),
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its own session, or Ctrl-C in a terminal would stop it under the requests still being answered.
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  let stopping = false;
  const exited = new Promise<PostgresExit>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      resolve({
        expected: stopping,
        message: `PostgreSQL ended ${stopping ? 'as asked' : 'unexpectedly'} (${signal ?? `code ${code}`}).`,
      }),
    );
  });
  const guard = guardAgainstOrphan(child, location.account);
  child.once('exit', () => guard?.kill('SIGKILL'));
  await becomeReady(child, exited, log);
  return {
    exited,
    async stop() {
      stopping = true;
      await shutDown(child, exited, location, binaries);
    },
  };
}

async function becomeReady(child: ChildProcess, exited: Promise<PostgresExit>, log: (line: string) => void) {
  if (!child.stderr) throw new Error('postgres was started without a pipe');
  let complaint = '';
  const lines = createInterface({ input: child.stderr });
  const silent = new Promise<void>((resolve) => lines.once('close', resolve));
  const ready = new Promise<'ready'>((resolve) => {
    lines.on('line', (line) => {
      log(line);
      if (line.startsWith('FATAL:')) complaint ||= line.slice('FATAL:'.length).trim();
      if (line.includes('database system is ready to accept connections')) resolve('ready');
    });
  });
  const first = await Promise.race([ready, exited]);
  if (first === 'ready') return;

  await Promise.race([silent, delay(LAST_WORDS_MS, undefined, { ref: false })]);
  const message = `PostgreSQL could not start: ${complaint || first.message}`;
  if (/"postmaster\.pid" already exists|pre-existing shared memory block/.test(complaint))
    throw new PredecessorEndingError(message);
  throw new DatabaseStartError(message);
}

/**
 * When this process is killed, the guard reads the end of its input and stops PostgreSQL. A guard that is killed as
 * well leaves the work to the next start.
 */
function guardAgainstOrphan(server: ChildProcess, account: Account | null): ChildProcess | null {
  if (process.platform === 'win32' || !server.pid) return null;
  const script = `trap '' INT TERM HUP; while read -r line; do :; done; kill -INT "$0"`;
  const guard = spawn('/bin/sh', ['-c', script, String(server.pid)], {
    ...spawnOptionsFor(account),
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.on('error', () => {});
  guard.unref();
  if (guard.stdin && 'unref' in guard.stdin && typeof guard.stdin.unref === 'function') guard.stdin.unref();
  return guard;
}

async function shutDown(
  child: ChildProcess,
  exited: Promise<PostgresExit>,
  { clusterDir, account }: ClusterLocation,
  { pgCtl }: Binaries,
): Promise<void> {
  if (process.platform === 'win32') {
    spawnSync(pgCtl, ['stop', '-D', clusterDir, '-m', 'fast', '-w'], { ...spawnOptionsFor(account), stdio: 'ignore' });
  } else {
    child.kill('SIGINT');
  }
  const impatience = setTimeout(() => child.kill('SIGQUIT'), FAST_SHUTDOWN_MS);
  await exited.finally(() => clearTimeout(impatience));
}
