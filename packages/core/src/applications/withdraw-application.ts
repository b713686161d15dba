import type { ApplicationDetail } from '@stellenvisite/contract/applications.schema';
import type { Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { applicantUrl, employerUrl } from './application-links.ts';
import type { ApplicationRow } from './application-view.ts';
import { applicationWithdrawnMail, withdrawalReceiptMail } from './applications.mails.ts';
import { changeStatus } from './change-status.ts';
import { findEmployerContact } from './employer-contact.ts';
import { loadApplicationDetail, requireOwnApplication } from './get-application.ts';
import { nameOf } from './read-applicant.ts';
import { tellEmployer } from './tell-of-application.ts';

/** For good: a later application to the same job is a new one. */
export async function withdrawApplication(ctx: Context, { id }: { id: string }): Promise<ApplicationDetail> {
  const { userId } = await requirePermission(ctx, 'application.withdraw');
  await requireOwnApplication(ctx, id);
  await ctx.db.transaction(async (tx) => {
    const move = { id, mover: 'applicant', to: 'withdrawn', party: 'applicant', byUserId: userId } as const;
    const row = await changeStatus(ctx, tx, move);
    if (row.kind === 'external') return;
    await writeMails(ctx, tx, row);
    await tellEmployer(ctx, tx, row, 'withdrawn');
  });
  return loadApplicationDetail(ctx, id);
}

async function writeMails(ctx: Context, tx: Tx, row: ApplicationRow): Promise<void> {
  const about = { jobTitle: row.jobTitle, employer: row.employerName };
  const contact = await findEmployerContact(tx, row);
  if (contact && row.applicant) {
    const applicant = nameOf(row.applicant);
    const message = applicationWithdrawnMail({ ...about, url: employerUrl(ctx, row.id), applicant });
    await ctx.mail.write(tx, { ...contact, message });
  }
  const [profile] = row.userId
    ? await tx.select({ language: profiles.language }).from(profiles).where(eq(profiles.id, row.userId))
    : [];
  if (profile && row.applicant?.email) {
    const message = withdrawalReceiptMail({ ...about, url: applicantUrl(ctx, row.id) });
    await ctx.mail.write(tx, { to: row.applicant.email, language: profile.language, message });
  }
}
