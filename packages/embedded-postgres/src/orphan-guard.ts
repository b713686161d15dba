import { type ChildProcess, spawn } from 'node:child_process';
import { type Account, spawnOptionsFor } from './account.ts';

const SCRIPT = `trap '' INT TERM HUP; while read -r line; do :; done; kill -INT "$0"; rm -rf "$1"`;

/**
 * Ensures that a program of PostgreSQL does not outlive this process: when we are killed, the guard reads the end of its
 * input, interrupts the program and removes its socket folder. If the guard is killed as well, the next start does that.
 */
export function guardAgainstOrphan(program: ChildProcess, account: Account | null, socketDir = ''): void {
  if (process.platform === 'win32' || !program.pid) return;
  const guard = spawn('/bin/sh', ['-c', SCRIPT, String(program.pid), socketDir], {
    ...spawnOptionsFor(account),
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.on('error', () => {});
  guard.unref();
  if (guard.stdin && 'unref' in guard.stdin && typeof guard.stdin.unref === 'function') guard.stdin.unref();
  program.once('exit', () => guard.kill('SIGKILL'));
}
