import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, canEnter, findNobody, isRoot } from './account.ts';
import { PostgresStartError } from './postgres-start-error.ts';
import { createSharedDir, SHARED_DIR } from './shared-dir.ts';

export type ClusterLocation = { clusterDir: string; account: Account | null };

const CLUSTER = 'pgdata';
const LOCATION_FILE = 'location';
/** Writing for the group and everything for others: PG_MODE_MASK_GROUP of PostgreSQL's file_perm.h. */
const REFUSED_MODE_BITS = 0o027;

/** Returns the folder of the cluster and the user PostgreSQL runs as. Requires the lock of the data folder. */
export function locateCluster(dataDir: string): ClusterLocation {
  const clusterDir = join(dataDir, CLUSTER);
  const sharedLocation = readLocation(dataDir);
  if (!isRoot()) {
    requireOwnCluster(clusterDir, sharedLocation);
    return { clusterDir, account: null };
  }
  if (existsSync(clusterDir)) return { clusterDir, account: requireReachableOwner(clusterDir) };

  const nobody = findNobody();
  if (!sharedLocation && canEnter(nobody, dataDir)) return { clusterDir, account: nobody };
  const sharedCluster = join(sharedLocation ?? createSharedLocation(dataDir), CLUSTER);
  return {
    clusterDir: sharedCluster,
    account: existsSync(sharedCluster) ? requireReachableOwner(sharedCluster) : nobody,
  };
}

/**
 * Sets the mode of the cluster to 0700 where it is too open: PostgreSQL refuses to start on such a folder, and a copy made
 * without its modes (a restored backup, an archive) has one. Returns whether it was changed. The mode 0750 is permitted.
 */
export function restrictClusterMode({ clusterDir, account }: ClusterLocation): boolean {
  const stats = statSync(clusterDir, { throwIfNoEntry: false });
  const owner = account?.uid ?? process.getuid?.();
  if (!stats || owner === undefined || stats.uid !== owner || !(stats.mode & REFUSED_MODE_BITS)) return false;
  chmodSync(clusterDir, 0o700);
  return true;
}

/**
 * Creates a shared folder with a random name and records it in the data folder. So a data folder that is deleted and created
 * again starts empty, and one that is moved still has its data.
 */
function createSharedLocation(dataDir: string): string {
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

function requireOwnCluster(clusterDir: string, sharedLocation: string | null): void {
  const isForeign = existsSync(clusterDir) && process.getuid && statSync(clusterDir).uid !== process.getuid();
  if (!isForeign && !sharedLocation) return;
  throw new PostgresStartError(
    `The data in ${sharedLocation ?? clusterDir} belong to another user; start as that user or as root, or choose another DATA_DIR.`,
  );
}

function requireReachableOwner(clusterDir: string): Account {
  const { uid, gid } = statSync(clusterDir);
  const account = uid === 0 ? findNobody() : { uid, gid };
  // A copy restored by root belongs to root, who may not run PostgreSQL.
  if (uid === 0) changeOwner(account, clusterDir);
  if (canEnter(account, clusterDir)) return account;
  throw new PostgresStartError(
    `The user with the id ${account.uid}, as whom PostgreSQL runs, cannot reach ${clusterDir}; open the folders above it or choose another DATA_DIR.`,
  );
}

function changeOwner(account: Account, dir: string): void {
  chownSync(dir, account.uid, account.gid);
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), account.uid, account.gid);
  }
}
