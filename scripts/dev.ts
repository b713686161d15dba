import { once } from 'node:events';
import { join } from 'node:path';
import { readConfig } from '../apps/server/src/config.ts';
import { startDatabase } from '../apps/server/src/database/start-database.ts';
import { runServer } from '../apps/server/src/start/run-server.ts';
import { createFrontServer, type FrontServer } from './dev/front-server.ts';
import { runServerProcess, type ServerState } from './dev/server-process.ts';
import { watchSources } from './dev/watch-sources.ts';
import { ROOT } from './run-step.ts';

const RENDER_PATH = '/@dev/render';
const SERVER_SOURCES = ['apps/server/src', 'packages'].map((folder) => join(ROOT, folder));

/**
 * `npm run dev`: this process has PostgreSQL and Vite and answers the browser; the server is a child process that is replaced when its
 * code changes.
 */
async function startDevelopment() {
  const config = readConfig({ ...process.env, NODE_ENV: 'development' });
  const database = await startDatabase(config);
  let changedAt: number | undefined;
  const server = runServerProcess({
    main: join(ROOT, 'apps/server/src/main.ts'),
    env: {
      // Loaders of pages call the API from one address.
      RATE_LIMIT: '0',
      ...process.env,
      NODE_ENV: 'development',
      PUBLIC_URL: config.publicUrl,
      WEB_RENDERER_URL: `http://127.0.0.1:${config.port}${RENDER_PATH}`,
    },
    onStarted: (state) => showResult(front, state, changedAt),
  });
  const front = await createFrontServer({ webDir: join(ROOT, 'apps/web'), renderPath: RENDER_PATH, server });
  front.http.listen(config.port, config.host);
  await once(front.http, 'listening');
  server.restart();
  const watcher = await watchSources(SERVER_SOURCES, () => {
    changedAt = Date.now();
    server.restart();
  });
  return {
    failed: database.exited.then(({ message }) => message),
    reportError: () => {},
    async stop() {
      await watcher.close();
      await server.stop();
      await front.close();
      await database.stop();
    },
  };
}

/** Open pages show why the server could not start, and are reloaded once it has. */
function showResult({ vite }: FrontServer, state: ServerState, changedAt: number | undefined): void {
  if ('url' in state) {
    if (changedAt === undefined) return;
    console.log(`The server has restarted in ${Date.now() - changedAt} ms.`);
    vite.ws.send({ type: 'full-reload' });
    return;
  }
  const { message, details, location } = state.failure;
  const place = location && { id: `${location.file}:${location.line}`, frame: location.frame };
  vite.ws.send({ type: 'error', err: { message, stack: details, ...place } });
}

await runServer(startDevelopment);
