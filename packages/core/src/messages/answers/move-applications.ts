import type { BulkTarget } from '@stellenvisite/contract/applications/received-applications';
import type { BulkMove, BulkMoveResult } from '@stellenvisite/contract/applications/received-applications.schema';
import { fillTemplate } from '@stellenvisite/contract/messages/message-templates';
import type { ProblemCode } from '@stellenvisite/contract/platform/problems';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { and, inArray, ne } from 'drizzle-orm';
import { nameOf } from '../../applications/get-applicant.ts';
import { markOpened } from '../../applications/get-received-application.ts';
import { makeMove } from '../../applications/move-application.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { listPermittedEmployers } from '../../list-permitted-employers.ts';
import { requirePermission } from '../../require-permission.ts';
import { answerApplication } from './answer-application.ts';

/** Moves each application by itself: what does not fit is named and stops nothing of the rest. */
export async function moveApplications(ctx: Context, { items, to, message }: BulkMove): Promise<BulkMoveResult> {
  const person = await requirePermission(ctx, 'application.move');
  const [readable, movable] = await Promise.all([
    listPermittedEmployers(ctx, person, 'application.read'),
    listPermittedEmployers(ctx, person, 'application.move'),
  ]);
  const rows = await ctx.db
    .select({
      id: applications.id,
      status: applications.status,
      employerId: applications.employerId,
      applicant: applications.applicant,
      job: applications.jobTitle,
      employer: applications.employerName,
    })
    .from(applications)
    .where(
      and(
        inArray(
          applications.id,
          items.map(({ id }) => id),
        ),
        ne(applications.kind, 'external'),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const results: BulkMoveResult['items'] = [];
  for (const { id, version } of items) {
    const row = byId.get(id);
    const isPermitted = (employers: readonly string[]) => employers.some((employer) => employer === row?.employerId);
    if (!row || !isPermitted(readable)) results.push({ id, refusal: 'application.not_found' });
    else if (!isPermitted(movable)) results.push({ id, refusal: 'employer.role_too_low' });
    else {
      const { applicant, job, employer } = row;
      const words = message && fillTemplate(message, { name: applicant ? nameOf(applicant) : '', job, employer });
      const one = { id, version, from: row.status, byUserId: person.userId, to, message: words };
      results.push({ id, refusal: await move(ctx, one) });
    }
  }
  return { items: results };
}

type One = {
  id: string;
  version: number;
  from: string;
  byUserId: string;
  to: BulkTarget;
  message?: string | undefined;
};

async function move(ctx: Context, { to, message, ...one }: One): Promise<ProblemCode | null> {
  try {
    if (to === 'seen') await markSeen(ctx, one);
    else if (message) await answerApplication(ctx, { id: one.id, version: one.version, status: to, message });
    else await makeMove(ctx, { ...one, status: to });
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

/** Marks an application as seen. One that was answered cannot be set back. */
async function markSeen(ctx: Context, { id, from, byUserId }: Omit<One, 'to'>): Promise<void> {
  if (from !== 'applied') throw new DomainError('application.move_refused');
  await markOpened(ctx, id, byUserId);
}
