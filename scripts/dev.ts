import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The server restarts when its code changes; the web app reloads through Vite inside it. */
const main = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));
const server = spawn(process.execPath, ['--watch', main], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development', WEB: 'source' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
