import type { Language } from '@stellenvisite/contract/languages';
import { DEFAULT_LANGUAGE } from '@stellenvisite/contract/languages';
import type { Db, Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { authUsers } from '@stellenvisite/db/schema/auth';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { listMembersFor } from '../team/team-members.ts';

export type EmployerContact = { to: string; language: Language };

type Applied = { employerId: string | null; jobId: string | null };

/** Who is written to at the employer: the address a job sends applications on to, its contact, else the employer's address, else whoever owns its account. */
export async function findEmployerContact(
  db: Db | Tx,
  { employerId, jobId }: Applied,
): Promise<EmployerContact | null> {
  if (!employerId) return null;
  const [row] = await db
    .select({
      to: sql<
        string | null
      >`coalesce(${jobs.relayEmail}, ${jobs.contactEmail}, ${employers.email}, ${authUsers.email})`,
      language: profiles.language,
    })
    .from(employers)
    .leftJoin(jobs, jobId ? eq(jobs.id, jobId) : sql`false`)
    .leftJoin(authUsers, and(eq(authUsers.id, employers.id), isNotNull(authUsers.emailConfirmedAt)))
    .leftJoin(profiles, eq(profiles.id, employers.id))
    .where(eq(employers.id, employerId));
  return row?.to ? { to: row.to, language: row.language ?? DEFAULT_LANGUAGE } : null;
}

type Changed = { id: string; userId: string | null; employerId: string | null; kind: string };

/** Tells the open pages of both sides. */
export async function publishChange(ctx: Context, tx: Tx, { id, userId, employerId, kind }: Changed): Promise<void> {
  const hears = kind === 'external' || !employerId ? [] : await listMembersFor(tx, employerId, 'application.read');
  for (const person of [...new Set([...hears, ...(userId ? [userId] : [])])]) {
    await ctx.publish(tx, { name: 'application.changed', userId: person, recordId: id });
  }
}
