import type { Language } from '@stellenvisite/contract/platform/languages';
import { DEFAULT_LANGUAGE } from '@stellenvisite/contract/platform/languages';
import type { Db, Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { listMembersFor, selectMembers } from '../identity/permissions/team-members.ts';

export type EmployerContact = { to: string; language: Language };

type Applied = { employerId: string | null; jobId: string | null };

/**
 * Finds the address to write to at the employer, the first of: where the job forwards applications to, its contact, the employer's address,
 * the owner of its account.
 */
export async function findEmployerContact(
  db: Db | Tx,
  { employerId, jobId }: Applied,
): Promise<EmployerContact | null> {
  if (!employerId) return null;
  const [row] = await db
    .select({
      to: sql<string | null>`coalesce(${jobs.relayEmail}, ${jobs.contactEmail}, ${employers.email})`,
      language: profiles.language,
    })
    .from(employers)
    .leftJoin(jobs, jobId ? eq(jobs.id, jobId) : sql`false`)
    .leftJoin(profiles, eq(profiles.id, employers.id))
    .where(eq(employers.id, employerId));
  const to = row && (row.to ?? (await findOwnerAddress(db, employerId)));
  return to ? { to, language: row.language ?? DEFAULT_LANGUAGE } : null;
}

/** Returns the address of an owner who may act. Whoever created the employer may have left the team or be banned. */
async function findOwnerAddress(db: Db | Tx, employerId: string): Promise<string | null> {
  const members = await selectMembers(db, employerId);
  const owners = members.filter(
    ({ role, isEmailConfirmed, isActive }) => role === 'owner' && isEmailConfirmed && isActive,
  );
  const owner = owners.find(({ tie }) => tie === 'creator') ?? owners[0];
  return owner?.email ?? null;
}

type Changed = { id: string; userId: string | null; employerId: string | null; kind: string };

/** Tells the open pages of both sides. */
export async function publishChange(ctx: Context, tx: Tx, { id, userId, employerId, kind }: Changed): Promise<void> {
  const hears = kind === 'external' || !employerId ? [] : await listMembersFor(tx, employerId, 'application.read');
  for (const person of [...new Set([...hears, ...(userId ? [userId] : [])])]) {
    await ctx.publish(tx, { name: 'application.changed', userId: person, recordId: id });
  }
}
