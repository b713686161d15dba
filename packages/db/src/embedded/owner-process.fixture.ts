import { DatabaseStartError } from '../database-start-error.ts';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';

/** A server in small: starts the PostgreSQL of the folder it is given, says so, and stops it when its input ends. */
try {
  const dataDir = process.argv[2] ?? '';
  const postgres = await startEmbeddedPostgres({ dataDir });
  const { clusterDir } = postgres;
  process.stdout.write(`${JSON.stringify({ url: postgres.connectionString(), clusterDir })}\n`);
  process.stdin.resume().once('end', () => postgres.stop());
} catch (error) {
  if (!(error instanceof DatabaseStartError)) throw error;
  process.stdout.write(`${JSON.stringify({ refusal: error.message })}\n`);
  process.exitCode = 1;
}
