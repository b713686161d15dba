import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { findCommandLine } from './running-process.ts';

export type OwnerProcess = {
  child: ChildProcess;
  pid: number;
  answer: { url?: string; clusterDir?: string; refusal?: string };
};
type OwnerOptions = { script?: string; uid?: number; gid?: number };

export const OWNER_SCRIPT = fileURLToPath(new URL('./owner-process.fixture.ts', import.meta.url));

/** Creates a folder that PostgreSQL's user may enter even if root created it. */
export function createFolder(mode = 0o755): string {
  const dir = mkdtempSync(join(tmpdir(), 'sv-folder-'));
  chmodSync(dir, mode);
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** Creates a data folder as the first start leaves it. */
export function createDataFolder(): string {
  const dir = createFolder();
  const clusterDir = join(dir, 'pgdata');
  cpSync(inject('testCluster').newCluster, clusterDir, { recursive: true });
  // The copy has the mode that the umask gives.
  chmodSync(clusterDir, 0o700);
  return dir;
}

/** Runs another process that starts the PostgreSQL of the folder, and waits for its answer. */
export async function startOwner(dataDir: string, { script = OWNER_SCRIPT, ...account }: OwnerOptions = {}) {
  const child = spawn(process.execPath, [script, dataDir], { ...account, stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => endOwner(child));
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, pid: child.pid ?? 0, answer: JSON.parse(String(line)) } satisfies OwnerProcess;
}

export async function endOwner(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.stdin?.end();
  await once(child, 'exit');
}

export async function killOwner(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

export async function query<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

export async function writeNote(url: string): Promise<void> {
  await query(url, `create table notes as select 'committed' as note`);
}

export async function readNote(url: string): Promise<string | undefined> {
  return (await query<{ note: string }>(url, 'select note from notes'))[0]?.note;
}

export function postmasterPid(clusterDir: string): number {
  return Number.parseInt(readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8'), 10);
}

/** Returns the pids of all processes that have the word as an argument (Linux). */
export function listProcessesWithArgument(argument: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => findCommandLine(pid).includes(argument));
}
