import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWebIfStale } from '../scripts/build-web.ts';
import { findFreePort, type NodeProcess, startNodeProcess } from './node-process.ts';

/**
 * The product as `npm start` runs it, on a market of its own that is filled first and removed in the end.
 * `BENCH_DATA_DIR` names a folder to keep and use again instead.
 */
export async function startBuiltServer(): Promise<NodeProcess> {
  if (buildWebIfStale()) console.log('The web app is built.');
  const kept = process.env.BENCH_DATA_DIR;
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'stellenvisite-bench-'));
  // Root's PostgreSQL runs as another user, who has to reach the folder.
  if (!kept) chmodSync(dataDir, 0o755);
  const remove = () => kept ?? rmSync(dataDir, { recursive: true, force: true });
  const port = await findFreePort();
  try {
    const server = await startNodeProcess({
      file: 'apps/server/src/main.ts',
      port,
      healthPath: '/api/health',
      env: {
        DATA_DIR: dataDir,
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        RATE_LIMIT: '0',
        LOG_LEVEL: 'warn',
      },
    });
    const stop = async () => {
      await server.stop();
      remove();
    };
    return { ...server, stop };
  } catch (error) {
    remove();
    throw error;
  }
}
