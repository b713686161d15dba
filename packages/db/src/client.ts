import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Db = NodePgDatabase;
/** One connection of the pool, for what holds a session: LISTEN, advisory locks. */
export type Connection = pg.PoolClient;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export type DatabaseConfig = {
  connectionString: string;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  maxConnections?: number;
  /** Statements running longer are cancelled by PostgreSQL; 0 lets them run. */
  statementTimeoutMs?: number;
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void;
};

export type Database = { db: Db; pool: pg.Pool; connectionString: string; close(): Promise<void> };

const DEFAULT_MAX_CONNECTIONS = 10;
const DEFAULT_STATEMENT_TIMEOUT_MS = 30_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000;
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * int8 (every count) arrives as a number, and as an error where a number could not hold it.
 * numeric (avg, sum of int8) stays a string, being exact: cast to float8 or int in SQL where a number is wanted.
 * Times read through Drizzle columns are Date; in a raw db.execute they are PostgreSQL's text.
 * Drizzle consults pg's global parsers only, so a setting per pool would not reach its queries.
 */
pg.types.setTypeParser(pg.types.builtins.INT8, toSafeInteger);

export function openDatabase(config: DatabaseConfig): Database {
  const pool = new pg.Pool({
    connectionString: config.connectionString,
    application_name: config.applicationName ?? 'stellenvisite',
    max: config.maxConnections ?? DEFAULT_MAX_CONNECTIONS,
    statement_timeout: config.statementTimeoutMs ?? DEFAULT_STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // Without a listener a broken idle connection would end the process.
  pool.on('error', (error) => config.onConnectionLost?.(error));

  let closing: Promise<void> | undefined;
  return {
    db: drizzle({ client: pool, casing: 'snake_case' }),
    pool,
    connectionString: config.connectionString,
    close() {
      closing ??= pool.end();
      return closing;
    },
  };
}

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 value ${text} exceeds what a number holds exactly`);
  return value;
}
