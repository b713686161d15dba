import {
  type ChangeEmployerSettings,
  DEFAULT_ANSWER_DAYS,
  type EmployerSettings,
} from '@stellenvisite/contract/employers/employer-settings.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { employerSettings } from '@stellenvisite/db/schema/employers/employer-settings';
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';

/** In how many days the employer of an application answers, for a query over applications. */
export const answerDaysOf = (employerId: SQLWrapper): SQL<number> =>
  sql<number>`coalesce((select promise.answer_days from ${employerSettings} promise where promise.employer_id = ${employerId}), ${DEFAULT_ANSWER_DAYS}::int)`;

/** Changes what was stated. */
export async function changeEmployerSettings(
  ctx: Context,
  { employerId: asked, ...said }: ChangeEmployerSettings & { employerId?: string | undefined },
): Promise<EmployerSettings> {
  const { employerId } = await requireActingEmployer(ctx, 'employer_settings.change', asked);
  const values = { ...said, updatedAt: ctx.now() };
  await ctx.db
    .insert(employerSettings)
    .values({ employerId, ...values })
    .onConflictDoUpdate({ target: employerSettings.employerId, set: values });
  return loadEmployerSettings(ctx.db, employerId);
}

export async function getEmployerSettings(
  ctx: Context,
  { employerId: asked }: { employerId?: string | undefined },
): Promise<EmployerSettings> {
  const { employerId } = await requireActingEmployer(ctx, 'own_employer.read', asked);
  return loadEmployerSettings(ctx.db, employerId);
}

/** For use cases that have checked the permission already. */
export async function loadEmployerSettings(db: Db | Tx, employerId: string): Promise<EmployerSettings> {
  const [row] = await db
    .select({ answerDays: employerSettings.answerDays })
    .from(employerSettings)
    .where(eq(employerSettings.employerId, employerId));
  return { answerDays: row?.answerDays ?? null };
}
