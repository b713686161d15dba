import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dataDirOf } from './data-dir.ts';
import { feedPortOf } from './feeds/feed-port.ts';

/** The built app on a market of its own, for one run of the browser tests; its data go when it has stopped. */
const dataDir = dataDirOf(process.env.PORT);
rmSync(dataDir, { recursive: true, force: true });
mkdirSync(dataDir, { recursive: true });
const main = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));
const server = spawn(process.execPath, [main], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PUBLIC_URL: `http://127.0.0.1:${process.env.PORT}`,
    RATE_LIMIT: '0',
    AUTH_IP_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    FEED_ALLOW_HOSTS: `127.0.0.1:${feedPortOf(process.env.PORT)}`,
    DATA_DIR: dataDir,
  },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
