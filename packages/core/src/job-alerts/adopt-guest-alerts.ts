import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

/**
 * An alert that a guest made becomes the person's own once the same address is confirmed by an account. Where the account has
 * one with the same criteria, the guest's ends, so that nothing is told twice.
 */
export async function adoptGuestAlerts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { userId }: { userId?: string } = {},
): Promise<void> {
  const moment = now().toISOString();
  const person = userId === undefined ? sql`` : sql`and person.id = ${userId}`;
  const owned = sql`from auth_users person join profiles on profiles.id = person.id
    where person.email = guest.email and person.email_confirmed_at is not null and profiles.role = 'job_seeker'
    and guest.confirmed_at is not null and guest.ended_at is null ${person}`;
  await db.execute(sql`
    update job_alerts guest set ended_at = ${moment}::timestamptz ${owned} and exists (
      select from job_alerts own where own.user_id = person.id and own.query = guest.query and own.ended_at is null)`);
  await db.execute(sql`update job_alerts guest set user_id = person.id, email = null ${owned}`);
}
