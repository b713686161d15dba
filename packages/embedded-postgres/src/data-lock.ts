import { randomUUID } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataInUseError } from './postgres-start-error.ts';
import { findProcessStart, isSameProcess } from './running-process.ts';

type Owner = { pid: number; start: string; socketDir: string | null; released: boolean };
type Claim = { generation: number; owner: Owner | null };

export type DataLock = {
  /** The socket folder that a killed owner could not remove. */
  staleSocketDir: string | null;
  recordSocketDir(dir: string): void;
  release(): void;
};

/**
 * Acquires the lock of the folder for this process.
 *
 * Owners are written as owner-1.json, owner-2.json, …; the highest counts, and it is only ever followed by the next
 * number, never deleted or reused. So two processes that find the same dead owner compete for one file name, and a slow
 * one cannot remove the claim of a quick one. A hard link makes a claim appear whole or not at all.
 */
export function acquireDataLock(dataDir: string): DataLock {
  const owner: Owner = {
    pid: process.pid,
    start: findProcessStart(process.pid) ?? 'unknown',
    socketDir: null,
    released: false,
  };
  for (;;) {
    const last = findLastClaim(dataDir);
    if (last?.owner && isActive(last.owner)) {
      throw new DataInUseError(
        `The data in ${dataDir} are already in use by process ${last.owner.pid}; stop it first or choose another DATA_DIR.`,
      );
    }
    const generation = (last?.generation ?? 0) + 1;
    if (!claim(dataDir, generation, owner)) continue;
    if (findLastGeneration(dataDir) !== generation) {
      rmSync(claimPath(dataDir, generation), { force: true });
      continue;
    }
    removeClaimsBefore(dataDir, generation);
    return createLock(claimPath(dataDir, generation), owner, last?.owner?.socketDir ?? null);
  }
}

/** Returns the socket folder of the process that has locked the data folder, or null. */
export function findActiveSocketDir(dataDir: string): string | null {
  const owner = findLastClaim(dataDir)?.owner;
  return owner && isActive(owner) ? owner.socketDir : null;
}

function createLock(path: string, owner: Owner, staleSocketDir: string | null): DataLock {
  const update = (change: Partial<Owner>) => {
    Object.assign(owner, change);
    writeWhole(path, owner);
  };
  return {
    staleSocketDir,
    recordSocketDir: (socketDir) => update({ socketDir }),
    release: () => update({ released: true }),
  };
}

function isActive(owner: Owner): boolean {
  return !owner.released && isSameProcess(owner.pid, owner.start);
}

function claim(dataDir: string, generation: number, owner: Owner): boolean {
  const draft = `${claimPath(dataDir, generation)}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(owner));
  try {
    linkSync(draft, claimPath(dataDir, generation));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function writeWhole(path: string, owner: Owner): void {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(owner));
  renameSync(draft, path);
}

function findLastClaim(dataDir: string): Claim | null {
  for (;;) {
    const generation = findLastGeneration(dataDir);
    if (generation === 0) return null;
    try {
      return { generation, owner: parseOwner(readFileSync(claimPath(dataDir, generation), 'utf8')) };
    } catch (error) {
      // Removed between listing and reading: there is a newer claim.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') continue;
      throw error;
    }
  }
}

function findLastGeneration(dataDir: string): number {
  return Math.max(0, ...listGenerations(dataDir));
}

function removeClaimsBefore(dataDir: string, generation: number): void {
  for (const older of listGenerations(dataDir)) {
    if (older < generation) rmSync(claimPath(dataDir, older), { force: true });
  }
}

function listGenerations(dataDir: string): number[] {
  return readdirSync(dataDir).flatMap((name) => {
    const number = /^owner-(\d+)\.json$/.exec(name)?.[1];
    return number ? [Number(number)] : [];
  });
}

function claimPath(dataDir: string, generation: number): string {
  return join(dataDir, `owner-${generation}.json`);
}

/** Claims are written atomically, so one that cannot be parsed was damaged in a crash of the machine: its owner has ended. */
function parseOwner(text: string): Owner | null {
  try {
    const { pid, start, socketDir, released } = JSON.parse(text);
    if (!Number.isInteger(pid) || pid <= 0 || typeof start !== 'string') return null;
    return { pid, start, socketDir: typeof socketDir === 'string' ? socketDir : null, released: released === true };
  } catch {
    return null;
  }
}
