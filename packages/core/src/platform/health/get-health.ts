import type { Health } from '@stellenvisite/contract/platform/health.schema';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';

/** Facts of the process that the answer names as well. */
type Server = Pick<Health, 'database' | 'version'>;

/**
 * Returns whether the service can answer: it cannot while the database is away. Load balancers read the status of the response and
 * stop sending requests to a process that cannot.
 */
export async function getHealth(ctx: Pick<Context, 'db' | 'log'>, server: Server): Promise<Health> {
  try {
    await ctx.db.execute(sql`select 1`);
    return { status: 'ok', ...server };
  } catch (error) {
    ctx.log.warn({ err: error }, 'database away');
    return { status: 'unavailable', ...server };
  }
}
