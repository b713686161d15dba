import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { findFreePort, startNodeProcess } from '../scripts/node-process.ts';
import type { BareCosts } from './auth/bare-costs.ts';
import type { Prepared } from './auth/fill-sessions.ts';
import { printTable, verdict } from './print-table.ts';

const SESSIONS = 10_000;
const CONNECTIONS = 10;
const SECONDS = 8;
const PASSWORD = 'Nachtdienst7!';
/** Reading a token, on every call of the API. */
const VERIFY_BAR_MS = 0.3;

type Post = { name: string; path: string; nextBody: () => object; onAnswer?: (answer: Record<string, string>) => void };
type Shot = { name: string; perSecond: number; p50Ms: number; p99Ms: number };

async function fire(url: string, { name, path, nextBody, onAnswer }: Post): Promise<Shot> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        method: 'POST',
        path: `/auth/v1${path}`,
        headers: { 'content-type': 'application/json' },
        setupRequest: (request) => ({ ...request, body: JSON.stringify(nextBody()) }),
        onResponse: (status, body) => {
          if (status === 200) onAnswer?.(JSON.parse(body));
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed.`);
  return { name, perSecond: result['2xx'] / result.duration, p50Ms: result.latency.p50, p99Ms: result.latency.p99 };
}

/** Lists the kinds of requests. Each code is used once, and a refresh token again only in its rotated form. */
function listPosts({ people }: Prepared): Post[] {
  const tokens = people.map(({ refreshToken }) => refreshToken);
  const waiting = [...people];
  let next = 0;
  return [
    {
      name: 'refresh',
      path: '/token?grant_type=refresh_token',
      nextBody: () => ({ refresh_token: tokens.shift() }),
      onAnswer: ({ refresh_token: token }) => token && tokens.push(token),
    },
    {
      name: 'verify a code',
      path: '/verify',
      nextBody: () => {
        const person = waiting.pop();
        if (!person) throw new Error('There are more answers than codes: more sessions are needed.');
        return { type: 'email', email: person.email, token: person.code };
      },
    },
    {
      name: 'sign in with a password',
      path: '/token?grant_type=password',
      nextBody: () => ({ email: people[next++ % people.length]?.email, password: PASSWORD }),
    },
  ];
}

function report(shots: readonly Shot[], costs: BareCosts): boolean {
  printTable(
    `Answers a second on loopback, ${SESSIONS} sessions in the table, ${CONNECTIONS} at a time`,
    ['call', 'per s', 'p50 ms', 'p99 ms'],
    shots.map(({ name, perSecond, p50Ms, p99Ms }) => [name, perSecond.toFixed(0), p50Ms.toFixed(1), p99Ms.toFixed(1)]),
  );
  const isFast = costs.verifyMs < VERIFY_BAR_MS;
  const isAlone = costs.queries === 0;
  printTable(
    'What one of each costs in the same process, one after the other',
    ['', 'ms', 'per s', 'bar', ''],
    [
      ['argon2id hash, our parameters', costs.hashMs, ''],
      ['ES256 signature, bare', costs.signMs, ''],
      ['ES256 check of a signature, bare', costs.checkMs, ''],
      ['access token, signed', costs.tokenMs, ''],
      ['access token, seen for the first time', costs.firstMs, ''],
      ['access token, on every further API call', costs.verifyMs, `< ${VERIFY_BAR_MS} ms`],
    ].map(([name, ms, bar]) => [
      String(name),
      Number(ms).toFixed(3),
      (1000 / Number(ms)).toFixed(0),
      String(bar),
      bar ? verdict(isFast) : '',
    ]),
  );
  console.log(`\nQueries for 4,002 verifications: ${costs.queries}, bar 0 ${verdict(isAlone)}`);
  return isFast && isAlone;
}

async function runAuth(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stellenvisite-bench-auth-'));
  // Root's PostgreSQL runs as another user, who has to reach the folder.
  chmodSync(dataDir, 0o755);
  const file = join(dataDir, 'prepared.json');
  try {
    const server = await startNodeProcess({
      file: 'bench/auth/auth-server.ts',
      port: await findFreePort(),
      healthPath: '/auth/v1/health',
      env: {
        DATA_DIR: dataDir,
        BENCH_FILE: file,
        BENCH_SESSIONS: String(SESSIONS),
        BENCH_PASSWORD: PASSWORD,
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
        RATE_LIMIT: '0',
        AUTH_IP_LIMITS: 'off',
        AUTH_OTP_LIFETIME: '3600',
      },
    });
    try {
      const { costs, ...prepared } = JSON.parse(readFileSync(file, 'utf8')) as Prepared & { costs: BareCosts };
      const shots: Shot[] = [];
      for (const post of listPosts(prepared)) shots.push(await fire(server.url, post));
      return report(shots, costs);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

process.exitCode = (await runAuth()) ? 0 : 1;
