import type { KnownApplicants } from '@stellenvisite/contract/stay-known.schema';
import { applications } from '@stellenvisite/db/schema/applications';
import { stayKnown } from '@stellenvisite/db/schema/stay-known';
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import { nameOf } from '../applications/read-applicant.ts';
import type { Context } from '../context.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';

/** Those who have agreed to stay known, as long as their consent holds. */
export async function listKnownApplicants(
  ctx: Context,
  { employerId: asked }: { employerId?: string | undefined },
): Promise<KnownApplicants> {
  const { employerId } = await requireActingEmployer(ctx, 'application.read', asked);
  const { applicant, jobTitle, id } = applications;
  const rows = await ctx.db
    .select({ id, applicant, jobTitle, knownUntil: stayKnown.knownUntil })
    .from(stayKnown)
    .innerJoin(applications, eq(applications.id, stayKnown.applicationId))
    .where(and(eq(applications.employerId, employerId), gt(stayKnown.knownUntil, ctx.now()), isNotNull(applicant)))
    .orderBy(asc(stayKnown.knownUntil));
  return {
    items: rows.flatMap((row) =>
      row.applicant && row.knownUntil
        ? [
            {
              applicationId: row.id,
              name: nameOf(row.applicant),
              occupation: row.applicant.occupation,
              jobTitle: row.jobTitle,
              knownUntil: row.knownUntil.toISOString(),
            },
          ]
        : [],
    ),
  };
}
