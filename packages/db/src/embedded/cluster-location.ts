import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseStartError } from '../database-start-error.ts';
import { type Account, canEnter, findNobody, isRoot } from './account.ts';
import { createSharedDir, SHARED_DIR } from './shared-dir.ts';

export type ClusterLocation = { clusterDir: string; account: Account | null };

const CLUSTER = 'pgdata';
const LOCATION_FILE = 'location';

/** Where the files of PostgreSQL lie and who runs it. Called under the lock of the data folder. */
export function locateCluster(dataDir: string): ClusterLocation {
  const clusterDir = join(dataDir, CLUSTER);
  const elsewhere = readLocation(dataDir);
  if (!isRoot()) {
    requireOwnCluster(clusterDir, elsewhere);
    return { clusterDir, account: null };
  }
  if (existsSync(clusterDir)) return { clusterDir, account: requireReachableOwner(clusterDir) };

  const nobody = findNobody();
  if (!elsewhere && canEnter(nobody, dataDir)) return { clusterDir, account: nobody };
  const sharedCluster = join(elsewhere ?? createLocatedDir(dataDir), CLUSTER);
  return {
    clusterDir: sharedCluster,
    account: existsSync(sharedCluster) ? requireReachableOwner(sharedCluster) : nobody,
  };
}

/**
 * The data folder records the location, which has a random name, so that a data folder that is deleted and made anew
 * starts empty, and one that is moved keeps its data.
 */
function createLocatedDir(dataDir: string): string {
  const dir = createSharedDir(randomUUID());
  writeFileSync(join(dataDir, LOCATION_FILE), `${dir}\n`);
  return dir;
}

function readLocation(dataDir: string): string | null {
  const file = join(dataDir, LOCATION_FILE);
  if (!existsSync(file)) return null;
  const dir = readFileSync(file, 'utf8').trim();
  return dir.startsWith(`${SHARED_DIR}/`) ? dir : null;
}

function requireOwnCluster(clusterDir: string, elsewhere: string | null): void {
  const isForeign = existsSync(clusterDir) && process.getuid && statSync(clusterDir).uid !== process.getuid();
  if (!isForeign && !elsewhere) return;
  throw new DatabaseStartError(
    `The data in ${elsewhere ?? clusterDir} belong to another user; start as that user or as root, or choose another DATA_DIR.`,
  );
}

function requireReachableOwner(clusterDir: string): Account {
  const { uid, gid } = statSync(clusterDir);
  const account = uid === 0 ? findNobody() : { uid, gid };
  // A copy restored by root belongs to root, who may not run PostgreSQL.
  if (uid === 0) giveTo(account, clusterDir);
  if (canEnter(account, clusterDir)) return account;
  throw new DatabaseStartError(
    `The user with the id ${account.uid}, as whom PostgreSQL runs, cannot reach ${clusterDir}; open the folders above it or choose another DATA_DIR.`,
  );
}

function giveTo(account: Account, dir: string): void {
  chownSync(dir, account.uid, account.gid);
  chmodSync(dir, 0o700);
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), account.uid, account.gid);
  }
}
