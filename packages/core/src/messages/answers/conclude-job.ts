import type { ConcludeJob, ConcludeJobResult } from '@stellenvisite/contract/applications/application-answers.schema';
import { fillTemplate } from '@stellenvisite/contract/messages/message-templates';
import type { ProblemCode } from '@stellenvisite/contract/platform/problems';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { and, eq, inArray } from 'drizzle-orm';
import { nameOf } from '../../applications/get-applicant.ts';
import { requireReceivedApplication } from '../../applications/received-application.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { closePosting } from '../../jobs/postings/move-posting.ts';
import { answerApplication } from './answer-application.ts';

/**
 * Closes the job of a hire as filled and rejects other applications to it. Each of these is done by itself: what is refused is named
 * and stops nothing of the rest.
 */
export async function concludeJob(
  ctx: Context,
  { id, closesJob, rejections, message = '', asksToStayKnown }: ConcludeJob & { id: string },
): Promise<ConcludeJobResult> {
  const { row } = await requireReceivedApplication(ctx, 'application.move', id);
  const isAgreed = row.status === 'hired' || row.offerPhoneAnswer === 'accepted';
  if (!isAgreed || !row.jobId) throw new DomainError('application.move_refused');
  const { jobId } = row;
  const jobRefusal = closesJob ? await refusalOf(closePosting(ctx, { id: jobId, reason: 'filled' })) : null;
  const rest = await findRest(ctx, { jobId, ids: rejections.map((rejection) => rejection.id) });
  const items: ConcludeJobResult['items'] = [];
  for (const rejection of rejections) {
    const other = rest.get(rejection.id);
    if (!other || other.id === id) items.push({ id: rejection.id, refusal: 'application.not_found' });
    else {
      const { applicant, job, employer } = other;
      const words = fillTemplate(message, { name: applicant ? nameOf(applicant) : '', job, employer });
      const answer = {
        ...rejection,
        status: 'rejected' as const,
        ...(words && { message: words }),
        ...(asksToStayKnown && { asksToStayKnown }),
      };
      items.push({ id: rejection.id, refusal: await refusalOf(answerApplication(ctx, answer)) });
    }
  }
  return { jobRefusal, items };
}

async function findRest({ db }: Context, { jobId, ids }: { jobId: string; ids: readonly string[] }) {
  const rows = await db
    .select({
      id: applications.id,
      applicant: applications.applicant,
      job: applications.jobTitle,
      employer: applications.employerName,
    })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), inArray(applications.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns why a use case was refused, or null where it was done. */
async function refusalOf(done: Promise<unknown>): Promise<ProblemCode | null> {
  try {
    await done;
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}
