import type { Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { authUsers } from '@stellenvisite/db/schema/auth';
import { employers } from '@stellenvisite/db/schema/employers';
import { eq, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { listMembersFor } from '../team/team-members.ts';
import { verificationLapsesMail } from './employer-verifications.mails.ts';

/** Tells the owners by when the domain of the website has to be proven anew. */
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
