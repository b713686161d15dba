/** A start that cannot succeed. The message is one sentence for the operator: print it and end with a non-zero code. */
export class PostgresStartError extends Error {
  override name = 'PostgresStartError';
}

/** Another running process uses the same data folder. */
export class DataInUseError extends PostgresStartError {
  override name = 'DataInUseError';
}
