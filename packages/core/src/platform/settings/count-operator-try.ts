import { timingSafeEqual } from 'node:crypto';
import type { OperatorLimit } from '@stellenvisite/contract/platform/operator-settings';
import {
  type OperatorDetails,
  type OperatorSettings,
  storedSettingsSchema,
} from '@stellenvisite/contract/platform/operator-settings.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { settings } from '@stellenvisite/db/schema/platform/settings';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { recordAdminAct } from '../../record-admin-act.ts';
import { requirePermission, requireProvenPermission } from '../../require-permission.ts';
import type { Limit } from '../rate-limits/limits.ts';
import { consumeRateLimit } from '../rate-limits/require-tries-left.ts';
import { renewPages } from './renew-pages.ts';
import { getSwitch, HOLD_FIRST_JOBS, writeSwitch } from './switch-setting.ts';

const OPERATOR_KEY = 'operator';

const toValues = ({ operator, targets, limits, orders, mailLanguages, holdsFirstJobs }: OperatorSettings) => ({
  ...operator,
  ...Object.fromEntries(Object.entries(targets).map(([queue, days]) => [`target.${queue}`, days])),
  ...Object.fromEntries(Object.entries(limits).map(([name, count]) => [`limit.${name}`, count])),
  ...Object.fromEntries(Object.entries(orders).map(([name, count]) => [`orders.${name}`, count])),
  mailLanguages: mailLanguages.toSorted().join(', '),
  holdsFirstJobs,
});

const HOUR = 3600;
const DAY = 86_400;

/** How often the operator says; at once no more than anybody does with care. */
const BUCKETS: Record<OperatorLimit, Omit<Limit, 'count'>> = {
  applicationsPerDay: { name: 'application.person', seconds: DAY, burst: 50 },
  // A recruiter answers many in one go.
  messagesPerHour: { name: 'message.person', seconds: HOUR, burst: 30 },
  enquiriesPerHour: { name: 'talent_enquiry.employer', seconds: HOUR, burst: 20 },
  reportsPerDay: { name: 'report.account', seconds: DAY, burst: 10 },
};

/** Counts one against a limit that the operator may set, and refuses when there was none left. */
export async function countOperatorTry(
  ctx: Pick<Context, 'db' | 'limits'>,
  limit: OperatorLimit,
  whose: string,
): Promise<void> {
  const { limits } = await readStoredSettings(ctx.db);
  const { burst, ...bucket } = BUCKETS[limit];
  const count = limits[limit];
  await consumeRateLimit(ctx, ctx.db, { ...bucket, count, burst: Math.min(burst, count) }, whose);
}

export async function getOperatorSettings(ctx: Context): Promise<OperatorSettings> {
  await requirePermission(ctx, 'operator_settings.change');
  return readAll(ctx.db);
}

/** In use at once: nothing keeps them, and pages that show them are rendered again. */
export async function changeOperatorSettings(ctx: Context, wanted: OperatorSettings): Promise<OperatorSettings> {
  await requireProvenPermission(ctx, 'operator_settings.change');
  return ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('operator_settings', 0))`);
    const before = await readAll(tx);
    const { holdsFirstJobs, ...kept } = wanted;
    const row = { value: kept, updatedAt: ctx.now() };
    await tx
      .insert(settings)
      .values({ key: OPERATOR_KEY, ...row })
      .onConflictDoUpdate({ target: settings.key, set: row });
    await writeSwitch(tx, HOLD_FIRST_JOBS, holdsFirstJobs, ctx.now());
    await recordAdminAct(ctx, tx, {
      action: 'settings.changed',
      subject: { kind: 'setting', id: OPERATOR_KEY },
      before: toValues(before),
      after: toValues(wanted),
    });
    await renewPages(tx);
    return wanted;
  });
}

async function readAll(db: Context['db']): Promise<OperatorSettings> {
  return { ...(await readStoredSettings(db)), holdsFirstJobs: await getSwitch(db, HOLD_FIRST_JOBS, true) };
}

/** As they were saved last; read each time, so that a change counts at once in every process. */
export async function readStoredSettings(db: Db | Tx) {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, OPERATOR_KEY));
  return storedSettingsSchema.parse(row?.value ?? {});
}

/** Returns the details of the operator that the legal pages show. */
export async function getOperator({ db }: { db: Db | Tx }): Promise<OperatorDetails> {
  return (await readStoredSettings(db)).operator;
}

/** Compares in constant time: how long it takes says nothing of how much of a guess is right. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
