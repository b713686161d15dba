import type { ChangeEmployerSettings, EmployerSettings } from '@stellenvisite/contract/employer-settings.schema';
import { employerSettings } from '@stellenvisite/db/schema/employer-settings';
import type { Context } from '../context.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { loadEmployerSettings } from './get-employer-settings.ts';

/** Changes what was said. */
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
