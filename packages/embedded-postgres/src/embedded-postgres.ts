import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { spawnOptionsFor } from './account.ts';
import { type Binaries, requireBinaries } from './binaries.ts';
import { type ClusterLocation, locateCluster, restrictClusterMode } from './cluster-location.ts';
import { acquireDataLock, type DataLock, findActiveSocketDir } from './data-lock.ts';
import { initialiseCluster } from './initialise-cluster.ts';
import { PostgresStartError } from './postgres-start-error.ts';
import { findCommandLine, findProcessStart, hasEndedWithin, isPidInUse } from './running-process.ts';
import {
  createServerAddress,
  DATABASE_USER,
  passwordFile,
  removeSocketDir,
  type ServerAddress,
  toConnectionString,
} from './server-address.ts';
import { launchServer, type PostgresExit, PredecessorEndingError, type ServerProcess } from './server-process.ts';
import type { Durability } from './server-settings.ts';

const FAST_SHUTDOWN_MS = 30_000;

const IMMEDIATE_SHUTDOWN_MS = 10_000;

export type EmbeddedPostgresOptions = {
  dataDir: string;
  /** Receives the lines of PostgreSQL's own log, which contain no statements or values. */
  log?: (line: string) => void;
  /** Receives a sentence for the operator about something that had to be corrected. */
  warn?: (sentence: string) => void;
  durability?: Durability;
};

export type EmbeddedPostgres = {
  connectionString(database?: string, user?: string): string;
  /** The password of every role of the cluster; null where the mode of the socket's folder protects the access. */
  password: string | null;
  /** The folder of the cluster: in dataDir, or in a shared folder if the user of root's PostgreSQL cannot enter that. */
  clusterDir: string;
  /** Resolves when PostgreSQL has ended, whether it was stopped or crashed. */
  exited: Promise<PostgresExit>;
  /** Ends PostgreSQL and frees the data folder. Close the pools before. */
  stop(): Promise<void>;
};

const DATABASE = 'stellenvisite';
const PREDECESSOR_TIMEOUT_MS = 30_000;
const RETRY_MS = 200;

/** Starts the PostgreSQL of the data folder and creates the cluster on the first start. Throws PostgresStartError with one clear sentence. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    const dataDir = requireDataDir(options.dataDir);
    const lock = acquireDataLock(dataDir);
    return await startUnderLock(dataDir, lock, options).catch((error: unknown) => {
      lock.release();
      throw error;
    });
  } catch (error) {
    if (error instanceof PostgresStartError || !(error instanceof Error)) throw error;
    throw new PostgresStartError(`The embedded PostgreSQL could not be started: ${error.message}.`, { cause: error });
  }
}

/** Returns the address of the PostgreSQL that another process has started on a data folder, or null. */
export function findRunningPostgres(path: string): string | null {
  if (!existsSync(path)) return null;
  const socketDir = findActiveSocketDir(realpathSync(path));
  return socketDir ? toConnectionString({ socketDir }, DATABASE) : null;
}

function requireDataDir(path: string): string {
  mkdirSync(path, { recursive: true });
  const dataDir = realpathSync(path);
  try {
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new PostgresStartError(
      `This user may not write to ${dataDir}; start as its owner or choose another DATA_DIR.`,
    );
  }
  return dataDir;
}

async function startUnderLock(
  dataDir: string,
  lock: DataLock,
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { log = () => {}, warn = () => {}, durability = 'full' } = options;
  const location = locateCluster(dataDir);
  if (restrictClusterMode(location)) {
    warn(`Other users had access to ${location.clusterDir}, which PostgreSQL refuses; its mode is 0700 now.`);
  }
  const binaries = requireBinaries(location.account);
  await stopLeftoverServer(location, binaries, log);
  if (lock.staleSocketDir) removeSocketDir(lock.staleSocketDir);

  const address = await createServerAddress(dataDir, location.account);
  if ('socketDir' in address) lock.recordSocketDir(address.socketDir);
  try {
    const password = 'port' in address ? passwordFile(dataDir) : null;
    await initialiseCluster({ ...location, binaries, durability, passwordFile: password, log });
    const server = await retryWhilePredecessorEnds(location.clusterDir, async () => {
      await stopLeftoverServer(location, binaries, log);
      return launchServer({ ...location, binaries, address, durability, log });
    });
    await requireProductDatabase(address, server);
    return toEmbeddedPostgres(server, address, location.clusterDir, lock);
  } catch (error) {
    if ('socketDir' in address) removeSocketDir(address.socketDir);
    throw error;
  }
}

function toEmbeddedPostgres(
  server: ServerProcess,
  address: ServerAddress,
  clusterDir: string,
  lock: DataLock,
): EmbeddedPostgres {
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    await server.stop();
    if ('socketDir' in address) removeSocketDir(address.socketDir);
    lock.release();
  };
  return {
    connectionString: (database = DATABASE, user = DATABASE_USER) => toConnectionString(address, database, user),
    password: 'port' in address ? address.password : null,
    clusterDir,
    exited: server.exited,
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}

async function requireProductDatabase(address: ServerAddress, server: ServerProcess): Promise<void> {
  const client = new pg.Client({ connectionString: toConnectionString(address, 'postgres') });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE} owner ${DATABASE_USER}`);
  } catch (error) {
    await server.stop();
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

async function retryWhilePredecessorEnds<T>(clusterDir: string, attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + PREDECESSOR_TIMEOUT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof PredecessorEndingError) || Date.now() > deadline) throw error;
      endLeftoverBackends(clusterDir);
      await delay(RETRY_MS);
    }
  }
}

/** Stops the PostgreSQL that a killed owner left running. Requires the lock, so no running owner uses it. */
async function stopLeftoverServer(location: ClusterLocation, binaries: Binaries, log: (line: string) => void) {
  const { clusterDir } = location;
  const pidFile = join(clusterDir, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const content = readFileSync(pidFile, 'utf8');
  const pid = Number.parseInt(content, 10);
  if (!(pid > 0)) return;

  if (findProcessStart(pid) !== null && servesCluster(pid, clusterDir)) {
    log(`stopping PostgreSQL (process ${pid}), left over from a server that was killed`);
    await stopServer(pid, location, binaries);
  } else if (isPidInUse(pid)) {
    // Another program has the pid now, and PostgreSQL would refuse to start. It ignores the pid of its own parent, though,
    // and still checks by the rest of the file for old backends that use the shared memory.
    writeFileSync(pidFile, content.replace(/^\d+/, String(process.pid)));
  }
}

/**
 * Ends the backends of a PostgreSQL that was itself killed: a busy one notices only when its statement is done, and until
 * then no new server may use the data. Their working folder is the cluster's; SIGQUIT is what their own server would send
 * after a crash.
 */
function endLeftoverBackends(clusterDir: string): void {
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
  throw new PostgresStartError(
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
