import type { EmployerAct } from '@stellenvisite/contract/admin-employers.schema';
import type { ActResult } from '@stellenvisite/contract/admin-users.schema';
import { employers } from '@stellenvisite/db/schema/employers';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { recordAdminAct } from '../audit/record-admin-act.ts';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';

/** Says by hand what otherwise a domain proves, or takes it back. Who is so already is skipped and counted. */
export async function actOnEmployers(ctx: Context, { act, ids }: EmployerAct): Promise<ActResult> {
  await requirePermission(ctx, 'employer.moderate');
  let done = 0;
  for (const id of new Set(ids)) {
    const isChanged = await ctx.db.transaction(async (tx) => {
      const values =
        act === 'verify'
          ? { verifiedAt: ctx.now(), verificationLapsesAt: null }
          : { verifiedAt: null, verifiedDomain: null, verificationLapsesAt: null };
      const isOther = act === 'verify' ? isNull(employers.verifiedAt) : isNotNull(employers.verifiedAt);
      const [row] = await tx
        .update(employers)
        .set(values)
        .where(and(eq(employers.id, id), isOther))
        .returning({ name: employers.name });
      if (!row) return false;
      await recordAdminAct(ctx, tx, {
        action: act === 'verify' ? 'employer.verified' : 'employer.verification_withdrawn',
        subject: { kind: 'employer', id, label: row.name },
        before: { isVerified: act !== 'verify' },
        after: { isVerified: act === 'verify' },
      });
      return true;
    });
    if (isChanged) done += 1;
  }
  return { done, skipped: ids.length - done };
}
