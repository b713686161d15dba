import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseStartError } from './database-start-error.ts';
import { requireBinaries } from './embedded/binaries.ts';
import { locateCluster } from './embedded/cluster-location.ts';
import { acquireDataLock, type DataLock, findHeldSocketDir } from './embedded/data-lock.ts';
import { initialiseCluster } from './embedded/initialise-cluster.ts';
import { endLeftoverBackends, stopLeftoverServer } from './embedded/leftover-server.ts';
import {
  createServerAddress,
  DATABASE_USER,
  passwordFile,
  removeSocketDir,
  type ServerAddress,
  toConnectionString,
} from './embedded/server-address.ts';
import {
  launchServer,
  type PostgresExit,
  PredecessorEndingError,
  type ServerProcess,
} from './embedded/server-process.ts';
import type { Durability } from './embedded/server-settings.ts';

export type EmbeddedPostgresOptions = {
  dataDir: string;
  /** Gets the lines of PostgreSQL's own log, without statements and values. */
  log?: (line: string) => void;
  durability?: Durability;
};

export type EmbeddedPostgres = {
  connectionString(database?: string, user?: string): string;
  /** What every role of the cluster shows; null where the folder of the socket is what keeps others out. */
  password: string | null;
  /** Where the files lie: in dataDir, or elsewhere where root's PostgreSQL cannot reach that. */
  clusterDir: string;
  /** Resolves when PostgreSQL has ended, whether it was stopped or crashed. */
  exited: Promise<PostgresExit>;
  /** Ends PostgreSQL and frees the data folder. Close the pools before. */
  stop(): Promise<void>;
};

const DATABASE = 'stellenvisite';
const PREDECESSOR_MS = 30_000;
const RETRY_MS = 200;

/** Starts the PostgreSQL of the data folder, creating it at first. Throws DatabaseStartError with one clear sentence. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    const dataDir = requireDataDir(options.dataDir);
    const lock = acquireDataLock(dataDir);
    return await startUnderLock(dataDir, lock, options).catch((error: unknown) => {
      lock.release();
      throw error;
    });
  } catch (error) {
    if (error instanceof DatabaseStartError || !(error instanceof Error)) throw error;
    throw new DatabaseStartError(`The embedded PostgreSQL could not be started: ${error.message}.`, { cause: error });
  }
}

/** How to reach the PostgreSQL of a data folder that another process has started; null when none has. */
export function findRunningPostgres(path: string): string | null {
  if (!existsSync(path)) return null;
  const socketDir = findHeldSocketDir(realpathSync(path));
  return socketDir ? toConnectionString({ socketDir }, DATABASE) : null;
}

function requireDataDir(path: string): string {
  mkdirSync(path, { recursive: true });
  const dataDir = realpathSync(path);
  try {
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new DatabaseStartError(
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
  const { log = () => {}, durability = 'full' } = options;
  const location = locateCluster(dataDir);
  const binaries = requireBinaries(location.account);
  await stopLeftoverServer(location, binaries, log);
  if (lock.leftSocketDir) removeSocketDir(lock.leftSocketDir);

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
  const deadline = Date.now() + PREDECESSOR_MS;
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
