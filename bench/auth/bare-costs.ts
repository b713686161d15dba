import { generateKeyPairSync, randomUUID, sign, verify } from 'node:crypto';
import type { Context } from '@stellenvisite/core/context';
import { hashPassword } from '@stellenvisite/core/identity/auth/passwords/hash-password';
import { signAccessToken } from '@stellenvisite/core/identity/auth/sessions/access-token';
import type { Database } from '@stellenvisite/db/client';
import { readActor } from '../../apps/server/src/http/actor.ts';
import { median } from '../print-table.ts';

/** In milliseconds each; `queries`: the database queries that reading tokens made. */
export type BareCosts = {
  hashMs: number;
  signMs: number;
  checkMs: number;
  tokenMs: number;
  firstMs: number;
  verifyMs: number;
  queries: number;
};

const HASHES = 20;
const SIGNATURES = 2000;

const ROUNDS = 10;

/** Measured in rounds, because the median then ignores a busy moment of the machine. */
async function timeEach(count: number, act: () => unknown): Promise<number> {
  await act();
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    for (let i = 0; i < count / ROUNDS; i += 1) await act();
    rounds.push((performance.now() - start) / (count / ROUNDS));
  }
  return median(rounds);
}

/**
 * Measures the costs that no server can avoid, one password hash and one signature, and the cost that every API call has: reading a token.
 */
export async function measureBareCosts(database: Database, ctx: Context): Promise<BareCosts> {
  const { now } = ctx;
  const { keys } = ctx.auth;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const payload = Buffer.alloc(600, 'x');
  const claims = { sub: randomUUID(), session_id: randomUUID(), role: 'authenticated', aal: 'aal1' as const };
  const { token } = await signAccessToken(ctx, claims);
  const hashMs = await timeEach(HASHES, () => hashPassword('Nachtdienst7!'));
  const signMs = await timeEach(SIGNATURES, () =>
    sign('sha256', payload, { key: privateKey, dsaEncoding: 'ieee-p1363' }),
  );
  const form = { dsaEncoding: 'ieee-p1363' } as const;
  const signature = sign('sha256', payload, { key: privateKey, ...form });
  const checkMs = await timeEach(SIGNATURES, () => verify('sha256', payload, { key: publicKey, ...form }, signature));
  const tokenMs = await timeEach(SIGNATURES, () => signAccessToken(ctx, claims));
  const issue = async () => (await signAccessToken(ctx, { ...claims, sub: randomUUID() })).token;
  const fresh = await Promise.all(Array.from({ length: SIGNATURES + 1 }, issue));
  // Keys are read again now and then; what is counted is what a token costs in between.
  await keys.refresh();
  const counted = countQueries(database);
  const firstMs = await timeEach(SIGNATURES, () => readActor(keys, fresh.pop() ?? '', now));
  const verifyMs = await timeEach(SIGNATURES, () => readActor(keys, token, now));
  return { hashMs, signMs, checkMs, tokenMs, firstMs, verifyMs, queries: counted() };
}

/** Every query takes a connection of the pool or asks the pool itself. */
function countQueries({ pool }: Database): () => number {
  let count = 0;
  const watched = { query: pool.query, connect: pool.connect };
  const counting =
    (real: (...args: never[]) => unknown) =>
    (...args: never[]) => {
      count += 1;
      return real.apply(pool, args);
    };
  Object.assign(pool, { query: counting(watched.query as never), connect: counting(watched.connect as never) });
  return () => {
    Object.assign(pool, watched);
    return count;
  };
}
