import type { ChangeEmployer, OwnEmployer } from '@stellenvisite/contract/own-employers.schema';
import { employers } from '@stellenvisite/db/schema/employers';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { followWebsite } from '../employer-verifications/follow-website.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { toEmployerValues } from './employer-values.ts';
import { loadOwnEmployer } from './get-own-employer.ts';

/** Changes what was said, each field whole; the public page shows it at once. */
export async function changeOwnEmployer(
  ctx: Context,
  { employerId: asked, updatedAt, ...said }: ChangeEmployer & { employerId?: string | undefined },
): Promise<OwnEmployer> {
  const { employerId } = await requireActingEmployer(ctx, 'employer.change', asked);
  const values = toEmployerValues(said);
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ updatedAt: employers.updatedAt })
      .from(employers)
      .where(eq(employers.id, employerId))
      .for('update');
    if (!row) throw new DomainError('employer.not_found');
    if (updatedAt !== undefined && row.updatedAt.getTime() !== Date.parse(updatedAt))
      throw new DomainError('employer.changed_elsewhere');
    await tx
      .update(employers)
      .set({ ...values, isFromOnboarding: false, updatedAt: ctx.now() })
      .where(eq(employers.id, employerId));
    if (values.website !== undefined) await followWebsite(ctx, tx, employerId);
    return loadOwnEmployer(tx, employerId);
  });
}
