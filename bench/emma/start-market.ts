import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '@stellenvisite/demo/demo-accounts';
import { buildApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { createContext, openServices } from '../../apps/server/src/context.ts';
import { startDatabase } from '../../apps/server/src/database/start-database.ts';
import { fillMarket } from '../../apps/server/src/start/fill-market.ts';

/** A Monday morning: the market and every date of it are the same on each run. */
export const NOW = new Date('2026-11-16T09:00:00Z');

type Body = Record<string, unknown>;
export type Market = {
  /** The server-sent events of an answer, and how long the first word took. */
  ask(body: Body, token: string | null): Promise<{ status: number; events: Event[]; firstWordMs: number | null }>;
  get(path: string): Promise<unknown>;
  call(method: 'DELETE', path: string, token: string): Promise<void>;
  signIn(email: string): Promise<string>;
  stop(): Promise<void>;
};
export type Event = { type: string } & Record<string, unknown>;

/** Starts the demo market and the server on it, listening on loopback; `BENCH_DATA_DIR` names a folder to keep and use again. */
export async function startMarket(env: Record<string, string> = {}): Promise<Market> {
  const kept = process.env.BENCH_DATA_DIR;
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'stellenvisite-emma-'));
  // Root's PostgreSQL runs as another user, who has to reach the folder.
  chmodSync(dataDir, 0o755);
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    RATE_LIMIT: '0',
    DATA_DIR: dataDir,
    DEMO: '1',
    ...env,
  });
  const clock = createClock();
  const started = await startDatabase(config);
  const services = await openServices({ config, database: started.database, now: clock.now });
  await fillMarket(createContext(services), config);
  await services.search.warmUp();
  const app = await buildApp({ config, services, version: '0.0.0', databaseKind: 'embedded' });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ask(body, token) {
      clock.advance();
      return ask(url, body, token);
    },
    async get(path) {
      return (await fetch(url + path)).json();
    },
    async call(method, path, token) {
      await fetch(url + path, { method, headers: { authorization: `Bearer ${token}` } });
    },
    async signIn(email) {
      const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: DEMO_PASSWORD }),
      });
      return ((await answer.json()) as { access_token: string }).access_token;
    },
    async stop() {
      await app.close();
      await services.close();
      await started.stop();
      if (!kept) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Some seconds pass before every question, so that nobody asks too fast. */
function createClock() {
  let time = NOW.getTime();
  return {
    now: () => new Date(time),
    advance: () => {
      time += SECONDS_BETWEEN * 1000;
    },
  };
}
const SECONDS_BETWEEN = 4;

async function ask(url: string, body: Body, token: string | null) {
  const startedAt = performance.now();
  const answer = await fetch(`${url}/api/emma`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  let firstWordMs: number | null = null;
  let text = '';
  if (answer.body) {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body) {
      text += decoder.decode(chunk, { stream: true });
      if (firstWordMs === null && text.includes('"text-delta"')) firstWordMs = performance.now() - startedAt;
    }
  }
  const events = text
    .split('\n\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice('data: '.length)) as Event);
  return { status: answer.status, events, firstWordMs };
}
