import type { MergeResult } from '@stellenvisite/contract/employers/admin-employers.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Tx } from '@stellenvisite/db/client';
import { isUniqueViolation } from '@stellenvisite/db/postgres-error';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { formerEmployers } from '@stellenvisite/db/schema/employers/former-employers';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { type MemberRow, selectMembers } from '../../identity/permissions/team-members.ts';
import { recordAdminAct } from '../../record-admin-act.ts';
import { requirePermission } from '../../require-permission.ts';

type Merge = { id: string; intoId: string };

/**
 * One employer becomes part of another. Everything that refers to it goes over, whichever table it is in; where the other has the
 * same already (a bookmark of the same person, settings), the other's stays. People who acted for it act for the other. Its old
 * addresses lead to the other from then on.
 */
export async function mergeEmployers(ctx: Context, { id, intoId }: Merge): Promise<MergeResult> {
  await requirePermission(ctx, 'employer.moderate');
  if (!isId(id) || id === intoId) throw new DomainError('employer.not_found');
  return ctx.db.transaction(async (tx) => {
    const both = await tx
      .select()
      .from(employers)
      .where(inArray(employers.id, [id, intoId]))
      .orderBy(asc(employers.id))
      .for('update');
    const from = both.find((row) => row.id === id);
    const into = both.find((row) => row.id === intoId);
    if (!from || !into) throw new DomainError('employer.not_found');
    // Keys, feeds and jobs that one of them may not use would be open again, or shut ones be public, under the other.
    if (from.suspendedAt || into.suspendedAt) throw new DomainError('employer.suspended');
    const result = {
      jobs: await tx.$count(jobs, eq(jobs.employerId, id)),
      applications: await tx.$count(applications, eq(applications.employerId, id)),
      members: await tx.$count(userEmployerLinks, eq(userEmployerLinks.employerId, id)),
    };
    const members = await selectMembers(tx, id);
    for (const reference of await listReferences(tx)) await moveReferences(tx, reference, { id, intoId });
    result.members += await linkOwners(ctx, tx, { intoId, members });
    await tx.delete(employers).where(eq(employers.id, id));
    await tx.insert(formerEmployers).values({ id, employerId: intoId, mergedAt: ctx.now() });
    await recordAdminAct(ctx, tx, {
      action: 'employer.merged',
      subject: { kind: 'employer', id: intoId, label: into.name },
      before: { employer: `${from.name}, ${from.city} (${id})` },
      after: { mergedInto: `${into.name}, ${into.city}`, ...result },
    });
    return result;
  });
}

type Reference = { table: string; column: string };

/** Lists the references from the catalogue, so that a table added later is not forgotten. */
async function listReferences(tx: Tx): Promise<Reference[]> {
  const { rows } = await tx.execute<Reference>(sql`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'employers'::regclass and cardinality(c.conkey) = 1
    order by 1, 2`);
  return rows;
}

async function moveReferences(tx: Tx, { table, column }: Reference, { id, intoId }: Merge): Promise<void> {
  const name = sql.raw(table);
  const field = sql.identifier(column);
  try {
    await tx.transaction((part) => part.execute(sql`update ${name} set ${field} = ${intoId} where ${field} = ${id}`));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const { rows } = await tx.execute<{ ctid: string }>(
      sql`select ctid::text as ctid from ${name} where ${field} = ${id} order by ctid`,
    );
    for (const row of rows)
      await moveRow(tx, sql`update ${name} set ${field} = ${intoId} where ctid = ${row.ctid}::tid`);
  }
}

/** Moves rows to the other employer. A row that it already has is deleted with the employer it belongs to. */
async function moveRow(tx: Tx, statement: ReturnType<typeof sql>): Promise<void> {
  try {
    await tx.transaction((part) => part.execute(statement));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}

type Merged = { intoId: string; members: readonly MemberRow[] };

/** Whoever created the employer, or has its account address, acted for it without a link. */
async function linkOwners(ctx: Context, tx: Tx, { intoId, members }: Merged): Promise<number> {
  const owners = members.filter(({ tie }) => tie !== 'link');
  for (const { userId, role } of owners) {
    if (userId === intoId) continue;
    const link = { isActive: true, role, endedAt: null };
    await tx
      .insert(userEmployerLinks)
      .values({ userId, employerId: intoId, createdAt: ctx.now(), ...link })
      .onConflictDoUpdate({ target: [userEmployerLinks.userId, userEmployerLinks.employerId], set: link });
  }
  return owners.length;
}
