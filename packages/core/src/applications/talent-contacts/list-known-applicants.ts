import type { KnownApplicants } from '@stellenvisite/contract/applications/talent-contacts.schema';
import { applications, talentContacts } from '@stellenvisite/db/schema/applications/applications';
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { nameOf } from '../get-applicant.ts';

/** Those who have agreed to stay known, as long as their consent holds. */
export async function listKnownApplicants(
  ctx: Context,
  { employerId: asked }: { employerId?: string | undefined },
): Promise<KnownApplicants> {
  const { employerId } = await requireActingEmployer(ctx, 'application.read', asked);
  const { applicant, jobTitle, id } = applications;
  const rows = await ctx.db
    .select({ id, applicant, jobTitle, knownUntil: talentContacts.knownUntil })
    .from(talentContacts)
    .innerJoin(applications, eq(applications.id, talentContacts.applicationId))
    .where(and(eq(applications.employerId, employerId), gt(talentContacts.knownUntil, ctx.now()), isNotNull(applicant)))
    .orderBy(asc(talentContacts.knownUntil));
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
