import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The server restarts when its code changes; the web app reloads through Vite inside it. */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const main = join(ROOT, 'apps/server/src/main.ts');
const server = spawn(
  process.execPath,
  ['--watch-path', join(ROOT, 'apps/server/src'), '--watch-path', join(ROOT, 'packages'), main],
  {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', WEB: 'source' },
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
