import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };
import { buildWebIfStale } from '../scripts/build-web.ts';
import { findFreePort, type NodeProcess, startNodeProcess } from '../scripts/node-process.ts';

export type BuiltServer = NodeProcess & { dataDir: string };

type BuiltServerOptions = {
  /** A folder to keep; without one, that of BENCH_DATA_DIR, or one of its own that is removed in the end. */
  dataDir?: string;
  /** Where only the API is called, any build of the pages will do. */
  isApiOnly?: boolean;
};

/**
 * The product as `npm start` runs it, on a market of its own that is filled first and removed in the end.
 * `BENCH_DATA_DIR` names a folder to keep and use again instead.
 */
export async function startBuiltServer(options: BuiltServerOptions = {}): Promise<BuiltServer> {
  const isBuilt = existsSync(fileURLToPath(new URL('../apps/web/build/server', import.meta.url)));
  if (!(options.isApiOnly && isBuilt) && buildWebIfStale()) console.log('The web app is built.');
  const kept = options.dataDir ?? process.env.BENCH_DATA_DIR;
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
      flags: manifest.scripts.start.split(' ').filter((word) => word.startsWith('--')),
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
    return { ...server, dataDir, stop };
  } catch (error) {
    remove();
    throw error;
  }
}
