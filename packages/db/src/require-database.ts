import pg from 'pg';

/** A start that cannot succeed. The message is one sentence for the operator: print it and end with a non-zero code. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

/** The PostgreSQL of DATABASE_URL does not answer, refuses us or is too old. The message never holds credentials. */
export class DatabaseUnavailableError extends DatabaseStartError {
  override name = 'DatabaseUnavailableError';
}

const OLDEST_MAJOR_VERSION = 16;
const CONNECT_TIMEOUT_MS = 5_000;

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was reset',
  EHOSTUNREACH: 'the host is not reachable',
  ENETUNREACH: 'the network is not reachable',
  ENOTFOUND: 'the host name is not known',
  EAI_AGAIN: 'the host name could not be looked up',
  ENOENT: 'the socket does not exist',
  EACCES: 'the socket may not be opened',
  ETIMEDOUT: 'it did not answer in time',
  '28000': 'it does not let this user in',
  '28P01': 'the user name or password is wrong',
  '3D000': 'the database does not exist',
  '53300': 'it has no free connection',
  '57P03': 'it is still starting or shutting down',
};

type RequireDatabaseOptions = {
  /** Where the address comes from. */
  setting?: string;
  timeoutMs?: number;
};

/** Resolves once the PostgreSQL of an address answers and is recent enough; else throws one clear sentence that names the setting. */
export async function requireDatabase(
  connectionString: string,
  { setting = 'DATABASE_URL', timeoutMs = CONNECT_TIMEOUT_MS }: RequireDatabaseOptions = {},
): Promise<void> {
  const client = createClient(connectionString, setting, timeoutMs);
  const address = describeAddress(client);
  // A connection that breaks while it is being closed must not end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    requireVersion(Math.floor((rows[0]?.version ?? 0) / 10_000), address);
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) throw error;
    throw new DatabaseUnavailableError(
      `The database at ${address} cannot be used: ${toReason(error)}; check ${setting}.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

function createClient(connectionString: string, setting: string, timeoutMs: number): pg.Client {
  try {
    if (!/^postgres(ql)?:\/\//.test(connectionString)) throw new Error('not an address of PostgreSQL');
    return new pg.Client({ connectionString, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs });
  } catch {
    throw new DatabaseUnavailableError(
      `${setting} is not a PostgreSQL address such as postgresql://user:password@host:5432/database.`,
    );
  }
}

function describeAddress({ host, port, database }: pg.Client): string {
  const server = host.startsWith('/') ? host : `${host}:${port}`;
  return database ? `${server}/${database}` : server;
}

function requireVersion(major: number, address: string): void {
  if (major >= OLDEST_MAJOR_VERSION) return;
  throw new DatabaseUnavailableError(
    `The database at ${address} is PostgreSQL ${major}; version ${OLDEST_MAJOR_VERSION} or newer is needed.`,
  );
}

/** Only known codes are put into words: a driver's own message may quote the address with its password. */
function toReason(error: unknown): string {
  const causes = error instanceof AggregateError ? error.errors : [error];
  for (const cause of causes) {
    if (!(cause instanceof Error)) continue;
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    const reason = REASONS[code];
    if (reason) return reason;
    if (/timeout/i.test(cause.message)) return 'it did not answer in time';
    if (/SSL|TLS|certificate/i.test(cause.message)) return 'no secure connection could be agreed';
    if (/password/i.test(cause.message)) return 'it asks for a password';
    if (code) return `error ${code}`;
  }
  return 'it does not answer as PostgreSQL does';
}
