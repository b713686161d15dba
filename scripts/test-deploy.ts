import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '@stellenvisite/embedded-postgres/embedded-postgres';

/**
 * `npm run test:deploy` (with Caddy on the path): installs a release without development packages, migrates a PostgreSQL of its own, starts two processes that serve and
 * a worker behind Caddy as docs/operations.md describes, and restarts both under load. It fails with the first request that is lost.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = mkdtempSync(join(tmpdir(), 'stellenvisite-deploy-'));
const RELEASE = join(FOLDER, 'release');
const [PROXY, WORKER] = [4390, 4399];
const PORTS = [4391, 4392];
const READY_MS = 120_000;
const PATHS = ['/', '/jobs?q=pflege', '/api/jobs?q=pflege', '/api/market', '/login'];
const CLIENTS = 4;

/** Commands run on this Node, as on a server that has it. */
const env = (more: Record<string, string>) => ({
  ...process.env,
  PATH: `${join(process.execPath, '..')}:${process.env.PATH}`,
  NODE_ENV: 'production',
  PUBLIC_URL: `http://127.0.0.1:${PROXY}`,
  TRUST_PROXY: 'loopback',
  DATA_DIR: join(FOLDER, 'data'),
  LOG_LEVEL: 'error',
  RATE_LIMIT: '0',
  ...more,
});
const running = new Set<ChildProcess>();

function run(command: string, args: string[], cwd: string, settings: Record<string, string>): ChildProcess {
  const child = spawn(command, args, {
    cwd,
    env: env(settings),
    stdio: ['ignore', 'ignore', command === 'caddy' ? 'ignore' : 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

const start = (database: string, role: string, port: number) =>
  run(process.execPath, ['scripts/run.mjs', 'scripts/start.ts'], RELEASE, {
    DATABASE_URL: database,
    MIGRATE_AT_START: '0',
    ROLE: role,
    PORT: String(port),
    DRAIN_SECONDS: '8',
  });

async function waitUntilReady(port: number, path = '/api/ready'): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
    if (answer?.ok) return;
    await delay(200);
  }
  throw new Error(`Nothing is ready at port ${port} after ${READY_MS / 1000} s.`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Asks one page after the other until it is told to end; counts answers and what went wrong. */
async function visit(state: { isOver: boolean; answers: number; failures: string[] }, first: number): Promise<void> {
  for (let at = first; !state.isOver; at += 1) {
    const path = PATHS[at % PATHS.length] ?? '/';
    try {
      const answer = await fetch(`http://127.0.0.1:${PROXY}${path}`);
      await answer.arrayBuffer();
      if (answer.status !== 200) state.failures.push(`${path} ${answer.status}`);
      state.answers += 1;
    } catch (error) {
      state.failures.push(`${path} ${error instanceof Error ? error.message : error}`);
    }
  }
}

async function restartUnderLoad(database: string): Promise<void> {
  let serving = PORTS.map((port) => start(database, 'web', port));
  start(database, 'worker', WORKER);
  run('caddy', ['run', '--adapter', 'caddyfile', '--config', join(RELEASE, 'deploy/Caddyfile')], RELEASE, {
    SITE: `http://127.0.0.1:${PROXY}`,
    UPSTREAMS: PORTS.map((port) => `127.0.0.1:${port}`).join(' '),
    XDG_DATA_HOME: FOLDER,
    XDG_CONFIG_HOME: FOLDER,
  });
  for (const port of [...PORTS, WORKER]) await waitUntilReady(port);
  await waitUntilReady(PROXY, '/');
  const state = { isOver: false, answers: 0, failures: [] as string[] };
  const visitors = Array.from({ length: CLIENTS }, (_, at) => visit(state, at));
  for (const [at, port] of PORTS.entries()) {
    const [old] = serving.slice(at);
    if (old) await stop(old);
    const next = start(database, 'web', port);
    serving = serving.with(at, next);
    await waitUntilReady(port);
    // The proxy asks every three seconds.
    await delay(4_000);
  }
  state.isOver = true;
  await Promise.all(visitors);
  console.log(`${state.answers} answers while both processes were restarted, ${state.failures.length} lost.`);
  if (state.failures.length > 0 || state.answers === 0) throw new Error(state.failures.slice(0, 10).join('\n'));
}

/** Installs the release as an operator does, and migrates the database as a step of its own. */
function installRelease(database: string): void {
  execFileSync('npm', ['run', 'release', '--silent'], { cwd: ROOT, stdio: 'inherit' });
  cpSync(join(ROOT, 'dist/stellenvisite'), RELEASE, { recursive: true });
  execFileSync('npm', ['ci', '--omit=dev', '--silent'], { cwd: RELEASE, env: env({}), stdio: 'inherit' });
  if (existsSync(join(RELEASE, 'node_modules/vitest'))) throw new Error('A development package was installed.');
  const settings = { cwd: RELEASE, env: env({ DATABASE_URL: database }), stdio: 'inherit' } as const;
  execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/migrate.ts'], settings);
}

const postgres = await startEmbeddedPostgres({ dataDir: join(FOLDER, 'postgres') });
try {
  installRelease(postgres.connectionString());
  await restartUnderLoad(postgres.connectionString());
} finally {
  await Promise.all([...running].map(stop));
  await postgres.stop();
  rmSync(FOLDER, { recursive: true, force: true });
}
