import { randomUUID } from 'node:crypto';
import { MAX_SAVED_EMPLOYERS } from '@stellenvisite/contract/bookmarks';
import type { SaveBookmark } from '@stellenvisite/contract/bookmarks.schema';
import { isId } from '@stellenvisite/contract/ids.schema';
import { savedEmployers } from '@stellenvisite/db/schema/bookmarks';
import { employers } from '@stellenvisite/db/schema/employers';
import { and, eq } from 'drizzle-orm';
import { lockPerson } from '../auth/users/lock-person.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';

type SaveEmployer = SaveBookmark & { employerId: string };

/** Saved twice it is saved once. */
export async function saveEmployer(ctx: Context, { employerId, note = '' }: SaveEmployer): Promise<void> {
  const { userId } = await requirePermission(ctx, 'saved_employer.write');
  if (!isId(employerId)) throw new DomainError('employer.not_found');
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    if ((await tx.$count(employers, eq(employers.id, employerId))) === 0) throw new DomainError('employer.not_found');
    const isKept = and(eq(savedEmployers.userId, userId), eq(savedEmployers.employerId, employerId));
    if ((await tx.$count(savedEmployers, isKept)) > 0) return;
    const kept = await tx.$count(savedEmployers, eq(savedEmployers.userId, userId));
    if (kept >= MAX_SAVED_EMPLOYERS) throw new DomainError('saved_employer.limit_reached');
    await tx.insert(savedEmployers).values({ id: randomUUID(), userId, employerId, note, createdAt: ctx.now() });
  });
}
