import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { PostgresStartError } from './postgres-start-error.ts';

/** A minimal server: starts the PostgreSQL of the given folder, prints its address, and stops it when its input ends. */
try {
  const dataDir = process.argv[2] ?? '';
  const postgres = await startEmbeddedPostgres({ dataDir });
  const { clusterDir } = postgres;
  process.stdout.write(`${JSON.stringify({ url: postgres.connectionString(), clusterDir })}\n`);
  process.stdin.resume().once('end', () => postgres.stop());
} catch (error) {
  if (!(error instanceof PostgresStartError)) throw error;
  process.stdout.write(`${JSON.stringify({ refusal: error.message })}\n`);
  process.exitCode = 1;
}
