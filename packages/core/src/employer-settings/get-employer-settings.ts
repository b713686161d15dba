import { DEFAULT_ANSWER_DAYS } from '@stellenvisite/contract/employer-settings';
import type { EmployerSettings } from '@stellenvisite/contract/employer-settings.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { employerSettings } from '@stellenvisite/db/schema/employer-settings';
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';

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

/** In how many days the employer of an application answers, for a query over applications. */
export const answerDaysOf = (employerId: SQLWrapper): SQL<number> =>
  sql<number>`coalesce((select promise.answer_days from ${employerSettings} promise where promise.employer_id = ${employerId}), ${DEFAULT_ANSWER_DAYS}::int)`;
