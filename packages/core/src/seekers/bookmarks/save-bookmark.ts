import { randomUUID } from 'node:crypto';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { type BookmarkKind, MAX_SAVED_EMPLOYERS, MAX_SAVED_JOBS } from '@stellenvisite/contract/seekers/bookmarks';
import type { BookmarkNote, SaveBookmark } from '@stellenvisite/contract/seekers/bookmarks.schema';
import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { savedEmployers, savedJobs } from '@stellenvisite/db/schema/seekers/bookmarks';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { lockPerson } from '../../identity/auth/users/lock-person.ts';
import { requirePublicJob } from '../../jobs/list-job-items.ts';
import { requirePermission } from '../../require-permission.ts';

/** A job or an employer; `id` is its own id, not that of the row. */
export type Bookmark = { kind: BookmarkKind; id: string };

const LIMITS: Record<BookmarkKind, number> = { job: MAX_SAVED_JOBS, employer: MAX_SAVED_EMPLOYERS };
const TABLES = { job: savedJobs, employer: savedEmployers };

/**
 * Saves a job or an employer. One that is saved already stays as it is, with its note. A job that has ended may be saved; one that
 * was never public is not found.
 */
export async function saveBookmark(ctx: Context, { kind, id, note = '' }: Bookmark & SaveBookmark): Promise<void> {
  const { userId } = await requirePermission(ctx, `saved_${kind}.write`);
  const table = TABLES[kind];
  await ctx.db.transaction(async (tx) => {
    // Two requests at once must not exceed the limit together.
    await lockPerson(tx, userId);
    if (kind === 'job') await requirePublicJob(ctx, tx, id);
    else await requireEmployer(tx, id);
    if ((await tx.$count(table, isOwn(userId, { kind, id }))) > 0) return;
    const count = await tx.$count(table, eq(table.userId, userId));
    if (count >= LIMITS[kind]) throw new DomainError(`saved_${kind}.limit_reached`);
    const row = { id: randomUUID(), userId, note, createdAt: ctx.now() };
    if (kind === 'job') await tx.insert(savedJobs).values({ ...row, jobId: id });
    else await tx.insert(savedEmployers).values({ ...row, employerId: id });
  });
}

/** Replaces the note of a saved job or employer. */
export async function changeBookmarkNote(
  ctx: Context,
  { kind, id, note }: Bookmark & BookmarkNote,
): Promise<BookmarkNote> {
  const { userId } = await requirePermission(ctx, `saved_${kind}.write`);
  const table = TABLES[kind];
  const [row] = await ctx.db
    .update(table)
    .set({ note })
    .where(requireOwn(userId, { kind, id }))
    .returning({ note: table.note });
  if (!row) throw new DomainError(`saved_${kind}.not_found`);
  return row;
}

/** Removes a saved job or employer. Returns its note, so that an undo can restore it. */
export async function removeBookmark(ctx: Context, { kind, id }: Bookmark): Promise<BookmarkNote> {
  const { userId } = await requirePermission(ctx, `saved_${kind}.write`);
  const table = TABLES[kind];
  const [row] = await ctx.db.delete(table).where(requireOwn(userId, { kind, id })).returning({ note: table.note });
  if (!row) throw new DomainError(`saved_${kind}.not_found`);
  return row;
}

async function requireEmployer(tx: Tx, id: string): Promise<void> {
  if (!isId(id) || (await tx.$count(employers, eq(employers.id, id))) === 0)
    throw new DomainError('employer.not_found');
}

/** PostgreSQL refuses to compare a column of ids with any other text. */
function requireOwn(userId: string, { kind, id }: Bookmark): SQL | undefined {
  if (!isId(id)) throw new DomainError(`saved_${kind}.not_found`);
  return isOwn(userId, { kind, id });
}

const isOwn = (userId: string, { kind, id }: Bookmark): SQL | undefined =>
  kind === 'job'
    ? and(eq(savedJobs.userId, userId), eq(savedJobs.jobId, id))
    : and(eq(savedEmployers.userId, userId), eq(savedEmployers.employerId, id));
