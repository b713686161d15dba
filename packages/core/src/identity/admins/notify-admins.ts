import { DEFAULT_LANGUAGE } from '@stellenvisite/contract/platform/languages';
import type { Tx } from '@stellenvisite/db/client';
import { adminUsers, profiles } from '@stellenvisite/db/schema/identity/accounts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { type AdminChange, adminChangedMail } from './admins.mails.ts';

type Notice = { change: AdminChange; email: string; by: string | null; alsoTo?: string };

/** Writes the mails to all administrators, and to an address that was one until now. */
export async function notifyAdmins(ctx: Context, tx: Tx, { alsoTo, ...notice }: Notice): Promise<void> {
  const people = await tx
    .select({ to: adminUsers.email, language: profiles.language })
    .from(adminUsers)
    .leftJoin(profiles, eq(profiles.id, adminUsers.authUserId));
  const others = alsoTo && !people.some(({ to }) => to === alsoTo) ? [{ to: alsoTo, language: null }] : [];
  const message = adminChangedMail({ ...notice, at: ctx.now(), url: `${ctx.publicUrl}/admin-dashboard/protokoll` });
  for (const { to, language } of [...people, ...others])
    await ctx.mail.write(tx, { to, language: language ?? DEFAULT_LANGUAGE, message });
}
