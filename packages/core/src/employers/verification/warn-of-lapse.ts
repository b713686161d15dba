import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { listMembersFor } from '../../identity/permissions/team-members.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import { verificationLapsesMail } from './employer-verifications.mails.ts';

/** Tells the owners by when the domain of the website has to be proven again. */
export async function warnOfLapse(ctx: Context, tx: Tx, employerId: string): Promise<void> {
  const [employer] = await tx.select().from(employers).where(eq(employers.id, employerId));
  if (!employer?.verificationLapsesAt || !employer.verifiedDomain) return;
  const message = verificationLapsesMail({
    employer: employer.name,
    domain: employer.verifiedDomain,
    lapsesAt: employer.verificationLapsesAt,
    url: `${ctx.publicUrl}/employer-dashboard/profil/verifizierung`,
  });
  const owners = await listMembersFor(tx, employerId, 'employer.verify');
  const people = await tx
    .select({ to: authUsers.email, language: profiles.language })
    .from(authUsers)
    .innerJoin(profiles, eq(profiles.id, authUsers.id))
    .where(inArray(authUsers.id, owners));
  for (const { to, language } of people) if (to) await ctx.mail.write(tx, { to, language, message });
}

const payload = z.object({ employerId: z.uuid(), lapsesAt: z.iso.datetime() });

export const warnOfLapseJob = defineJob({
  name: 'employer.warn-of-lapse',
  payload,
  options: { ...SCHEDULED_JOB_OPTIONS, policy: 'standard' },
  handler: warnAgain,
});

/** Nothing is stated where the domain was proven, or changed back and again, since. */
async function warnAgain(ctx: Context, { employerId, lapsesAt }: z.infer<typeof payload>): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: employers.id })
      .from(employers)
      .where(and(eq(employers.id, employerId), eq(employers.verificationLapsesAt, new Date(lapsesAt))));
    if (row) await warnOfLapse(ctx, tx, employerId);
  });
}

/** Takes the proof out of the row, so that every page that shows it is drawn again. */
export async function endLapsedVerifications(ctx: Context): Promise<void> {
  await ctx.db
    .update(employers)
    .set({ verifiedAt: null, verifiedDomain: null, verificationLapsesAt: null })
    .where(lte(employers.verificationLapsesAt, ctx.now()));
}

export const endLapsedVerificationsJob = defineJob({
  name: 'employer.end-lapsed-verifications',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '5 * * * *',
  handler: endLapsedVerifications,
});
