/** A start that cannot succeed. The message is one sentence for the operator: print it and end with a non-zero code. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

/** The PostgreSQL of DATABASE_URL does not answer, refuses us or is too old. The message never holds credentials. */
export class DatabaseUnavailableError extends DatabaseStartError {
  override name = 'DatabaseUnavailableError';
}

/** Another living process works on the same data folder. */
export class DataInUseError extends DatabaseStartError {
  override name = 'DataInUseError';
}
