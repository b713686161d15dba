import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 20;
const UNKNOWN_START = 'unknown';

/** Returns the start time of a process in the format of the system, so that a reused pid is not taken for the old process. */
export function findProcessStart(pid: number): string | null {
  if (!isPidInUse(pid)) return null;
  if (process.platform === 'linux') return findLinuxStart(pid);
  if (process.platform === 'win32') return readWindowsStart(pid);
  return runCommand('ps', ['-o', 'lstart=', '-p', String(pid)]) || (isPidInUse(pid) ? UNKNOWN_START : null);
}

export function isSameProcess(pid: number, start: string): boolean {
  const found = findProcessStart(pid);
  if (found === null) return false;
  return found === start || found === UNKNOWN_START || start === UNKNOWN_START;
}

/** Returns true also for another user's process and for one that has ended but was not yet collected by its parent. */
export function isPidInUse(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

export function findCommandLine(pid: number): string[] {
  if (process.platform !== 'linux') return runCommand('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).split(' ');
  return readText(`/proc/${pid}/cmdline`)?.split('\0') ?? [];
}

export async function hasEndedWithin(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (findProcessStart(pid) !== null) {
    if (Date.now() > deadline) return false;
    await delay(POLL_MS);
  }
  return true;
}

function findLinuxStart(pid: number): string | null {
  const stat = readText(`/proc/${pid}/stat`);
  if (stat === null) return isPidInUse(pid) ? UNKNOWN_START : null;
  // proc(5): the second field is the name in brackets and may contain anything; state and start time are fields 3 and 22.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z' || fields[0] === 'X') return null;
  const bootId = readText('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  return `${bootId}:${fields[19]}`;
}

function readWindowsStart(pid: number): string {
  const command = `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`;
  return runCommand('powershell.exe', ['-NoProfile', '-Command', command]) || UNKNOWN_START;
}

function runCommand(command: string, args: string[]): string {
  const { status, stdout } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  });
  return status === 0 ? stdout.trim() : '';
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
