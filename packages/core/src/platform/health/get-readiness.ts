import type { CheckResult, Readiness } from '@stellenvisite/contract/platform/health.schema';
import { hasNewestMigration } from '@stellenvisite/db/migrate';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';

/** The state of the process that no query can find. `null`: a worker, which searches nothing. */
export type ProcessState = { isDraining: boolean; isSearchWarm: boolean | null };

type Checks = Readiness['checks'];

const TIMEOUT_MS = 3_000;
const PROBE_FILE = 'health/ready';

/**
 * Returns whether the process should get requests. Load balancers ask every few seconds: a process that is ending, or that cannot reach what it
 * needs, gets no more of them, and the others answer instead.
 */
export async function getReadiness(
  ctx: Pick<Context, 'db' | 'files' | 'log'>,
  { isDraining, isSearchWarm }: ProcessState,
): Promise<Readiness> {
  const check = async (name: keyof Checks, run: () => Promise<boolean>): Promise<[keyof Checks, CheckResult]> => {
    try {
      return [name, (await within(TIMEOUT_MS, run())) ? 'ok' : 'failed'];
    } catch (error) {
      ctx.log.warn({ err: error, check: name }, 'check of readiness failed');
      return [name, 'failed'];
    }
  };
  const results = await Promise.all([
    check('database', () => ctx.db.execute(sql`select 1`).then(() => true)),
    check('migrations', () => hasNewestMigration(ctx.db)),
    // Writing finds a full disk and a bucket without rights as well.
    check('storage', () => ctx.files.put(PROBE_FILE, '').then(() => true)),
    check('queue', () => ctx.db.execute(sql`select 1 from pgboss.version`).then(() => true)),
  ]);
  const search: CheckResult = isSearchWarm === null ? 'off' : isSearchWarm ? 'ok' : 'failed';
  const checks = { search, ...Object.fromEntries(results) } as Checks;
  const isReady = Object.values(checks).every((result) => result !== 'failed');
  return { status: isDraining ? 'draining' : isReady ? 'ready' : 'unavailable', checks };
}

/** Rejects after some time: a database behind a broken network does not answer at all. */
async function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error(`no answer within ${ms} ms`)), ms);
  return Promise.race([work, timeout.promise]).finally(() => clearTimeout(timer));
}
