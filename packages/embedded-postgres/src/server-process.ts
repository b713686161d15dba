import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { spawnOptionsFor } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { ClusterLocation } from './cluster-location.ts';
import { guardAgainstOrphan } from './orphan-guard.ts';
import { PostgresStartError } from './postgres-start-error.ts';
import { type ServerAddress, toServerArguments } from './server-address.ts';
import { type Durability, toSettingArguments } from './server-settings.ts';

/** How PostgreSQL ended, with one sentence for the operator. */
export type PostgresExit = { expected: boolean; message: string };
export type ServerProcess = { exited: Promise<PostgresExit>; stop(): Promise<void> };

type Launch = ClusterLocation & {
  binaries: Binaries;
  address: ServerAddress;
  durability: Durability;
  log: (line: string) => void;
};

/** Processes of the previous server are still ending: a retry succeeds. */
export class PredecessorEndingError extends PostgresStartError {}

const FAST_SHUTDOWN_MS = 30_000;
const STDERR_DRAIN_MS = 1_000;

/** Starts PostgreSQL and resolves once it accepts connections, which takes longer after a crash. */
export async function launchServer(launch: Launch): Promise<ServerProcess> {
  const { clusterDir, account, binaries, address, durability, log } = launch;
  const args = ['-D', clusterDir, ...toServerArguments(address), ...toSettingArguments(durability)];
  const child = spawn(binaries.postgres, args, {
    ...spawnOptionsFor(account),
    stdio: ['ignore', 'ignore', 'pipe'],
    // A session of its own: Ctrl-C in a terminal would stop it while requests are still being answered.
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
  guardAgainstOrphan(child, account, 'socketDir' in address ? address.socketDir : '');
  await waitUntilReady(child, exited, log);
  return {
    exited,
    async stop() {
      stopping = true;
      await shutDown(child, exited, launch);
    },
  };
}

async function waitUntilReady(child: ChildProcess, exited: Promise<PostgresExit>, log: (line: string) => void) {
  if (!child.stderr) throw new Error('postgres was started without a pipe');
  let fatalMessage = '';
  const lines = createInterface({ input: child.stderr });
  const stderrClosed = new Promise<void>((resolve) => lines.once('close', resolve));
  const ready = new Promise<'ready'>((resolve) => {
    lines.on('line', (line) => {
      log(line);
      if (line.startsWith('FATAL:')) fatalMessage ||= line.slice('FATAL:'.length).trim();
      if (line.includes('database system is ready to accept connections')) resolve('ready');
    });
  });
  const first = await Promise.race([ready, exited]);
  if (first === 'ready') return;

  await Promise.race([stderrClosed, delay(STDERR_DRAIN_MS, undefined, { ref: false })]);
  const message = `PostgreSQL could not start: ${fatalMessage || first.message}`;
  if (/"postmaster\.pid" already exists|pre-existing shared memory block/.test(fatalMessage))
    throw new PredecessorEndingError(message);
  throw new PostgresStartError(message);
}

async function shutDown(child: ChildProcess, exited: Promise<PostgresExit>, launch: Launch): Promise<void> {
  const { clusterDir, account, binaries } = launch;
  if (process.platform === 'win32') {
    spawnSync(binaries.pgCtl, ['stop', '-D', clusterDir, '-m', 'fast', '-w'], {
      ...spawnOptionsFor(account),
      stdio: 'ignore',
    });
  } else {
    child.kill('SIGINT');
  }
  const killTimer = setTimeout(() => child.kill('SIGQUIT'), FAST_SHUTDOWN_MS);
  await exited.finally(() => clearTimeout(killTimer));
}
