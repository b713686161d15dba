import { SWITCH_OFF_AFTER_HOURS } from '@stellenvisite/contract/webhooks';
import type { Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { authUsers } from '@stellenvisite/db/schema/auth';
import { employers } from '@stellenvisite/db/schema/employers';
import { webhooks } from '@stellenvisite/db/schema/webhooks';
import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { listMembersFor } from '../team/team-members.ts';
import { webhookOffMail } from './webhooks.mails.ts';

const HOUR_MS = 3_600_000;

/** An address that has taken nothing for days is switched off, and its owners are told. */
export async function switchOffFailing(ctx: Context, tx: Tx, webhookId: string): Promise<void> {
  const now = ctx.now();
  const [row] = await tx
    .update(webhooks)
    .set({ offAt: now, offReason: 'failing' })
    .where(
      and(
        eq(webhooks.id, webhookId),
        isNull(webhooks.offAt),
        lte(webhooks.failingSince, new Date(now.getTime() - SWITCH_OFF_AFTER_HOURS * HOUR_MS)),
      ),
    )
    .returning();
  if (!row) return;
  const [employer] = await tx.select({ name: employers.name }).from(employers).where(eq(employers.id, row.employerId));
  const message = webhookOffMail({
    employer: employer?.name ?? '',
    webhook: row.name,
    host: new URL(row.url).host,
    failingSince: row.failingSince ?? now,
    url: `${ctx.publicUrl}/employer-dashboard/einstellungen/schnittstellen/webhooks/${row.id}`,
  });
  const owners = await listMembersFor(tx, row.employerId, 'webhook.manage');
  const people = await tx
    .select({ to: authUsers.email, language: profiles.language })
    .from(authUsers)
    .innerJoin(profiles, eq(profiles.id, authUsers.id))
    .where(inArray(authUsers.id, owners));
  for (const { to, language } of people) if (to) await ctx.mail.write(tx, { to, language, message });
}
