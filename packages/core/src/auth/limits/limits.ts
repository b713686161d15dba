import { isIP } from 'node:net';
import type { Db, Tx } from '@stellenvisite/db/client';
import { authLimits } from '@stellenvisite/db/schema/auth';
import { eq, lt, sql } from 'drizzle-orm';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';

/** A bucket of `burst` tokens that fills again at `count` per `seconds`. */
export type Limit = { name: string; count: number; seconds: number; burst: number };

/** Of auth-protocol §11; refresh has a bucket of its own, so that guessing passwords never signs anybody out. */
export const IP_LIMITS = {
  signup: { name: 'signup', count: 30, seconds: 300, burst: 30 },
  otp: { name: 'otp', count: 30, seconds: 300, burst: 30 },
  recover: { name: 'recover', count: 30, seconds: 300, burst: 30 },
  resend: { name: 'resend', count: 30, seconds: 300, burst: 30 },
  user: { name: 'user', count: 30, seconds: 300, burst: 30 },
  token: { name: 'token', count: 150, seconds: 300, burst: 30 },
  refresh: { name: 'refresh', count: 1800, seconds: 300, burst: 300 },
  verify: { name: 'verify', count: 30, seconds: 300, burst: 30 },
  challenge: { name: 'challenge', count: 15, seconds: 60, burst: 30 },
  factor: { name: 'factor', count: 15, seconds: 60, burst: 30 },
  provider: { name: 'provider', count: 150, seconds: 300, burst: 60 },
  anonymous: { name: 'anonymous', count: 30, seconds: 3600, burst: 30 },
} as const satisfies Record<string, Limit>;

type Taken = { ok: true } | { ok: false; retryAfter: number };

/** Takes one token from a bucket, in one statement: processes that share a database share its limits. */
export async function takeToken(db: Db | Tx, key: string, limit: Omit<Limit, 'name'>, now: Date): Promise<Taken> {
  const rate = limit.count / limit.seconds;
  const at = now.toISOString();
  const filled = sql`least(${limit.burst}::float8, ${authLimits.tokens} + greatest(0, extract(epoch from ${at}::timestamptz - ${authLimits.updatedAt})) * ${rate}::float8)`;
  const [row] = await db
    .insert(authLimits)
    .values({ key, tokens: limit.burst - 1, updatedAt: now })
    .onConflictDoUpdate({
      target: authLimits.key,
      set: { tokens: sql`${filled} - (case when ${filled} >= 1 then 1 else 0 end)`, updatedAt: now },
      setWhere: sql`${filled} >= 1`,
    })
    .returning({ tokens: authLimits.tokens });
  if (row) return { ok: true };
  const [left] = await db
    .select({ tokens: sql<number>`${filled}` })
    .from(authLimits)
    .where(eq(authLimits.key, key));
  return { ok: false, retryAfter: Math.max(1, Math.ceil((1 - (left?.tokens ?? 0)) / rate)) };
}

/** Whether a bucket has a token, without taking it. */
export async function hasToken(db: Db | Tx, key: string, limit: Omit<Limit, 'name'>, now: Date): Promise<boolean> {
  const rate = limit.count / limit.seconds;
  const [row] = await db
    .select({
      tokens: sql<number>`${authLimits.tokens} + greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - ${authLimits.updatedAt})) * ${rate}::float8`,
    })
    .from(authLimits)
    .where(eq(authLimits.key, key));
  return !row || row.tokens >= 1;
}

/** One connection of IPv6 has a whole network of addresses: it is counted as one. */
export function networkOf(ip: string): string {
  if (isIP(ip) !== 6 || ip.includes('.')) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const missing = 8 - groups(head).length - groups(tail).length;
  const all = tail === undefined ? groups(head) : [...groups(head), ...Array(missing).fill('0'), ...groups(tail)];
  return all.slice(0, 4).join(':');
}

/** Per instance and network address. */
export async function limitByIp(ctx: AuthContext, limit: Limit): Promise<void> {
  if (!ctx.settings.ipLimits) return;
  const key = ctx.secrets.hash('limit', ctx.settings.externalUrl, limit.name, networkOf(ctx.client.ip));
  const taken = await takeToken(ctx.db, key, limit, ctx.now());
  if (!taken.ok) {
    throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfter: taken.retryAfter });
  }
}

/** Buckets nobody has touched for a day are full again. */
export async function forgetLimits({ db, now }: Pick<AuthContext, 'db' | 'now'>): Promise<void> {
  await db.delete(authLimits).where(lt(authLimits.updatedAt, new Date(now().getTime() - 86_400_000)));
}
