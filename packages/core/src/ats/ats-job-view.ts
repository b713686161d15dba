import type { AtsJob, AtsJobDetail } from '@stellenvisite/contract/ats.schema';
import type { JobState } from '@stellenvisite/contract/own-jobs';
import type { Context } from '../context.ts';
import { loadPosting } from '../job-postings/get-posting.ts';

const PUBLIC_STATES: readonly JobState[] = ['live'];

export function publicUrlOf({ publicUrl }: Context, { id, state }: Pick<AtsJob, 'id' | 'state'>): string | null {
  return PUBLIC_STATES.includes(state) ? `${publicUrl}/jobs/${id}` : null;
}

/** For use cases that have checked the permission already. */
export async function loadAtsJob(ctx: Context, id: string, externalId: string): Promise<AtsJobDetail> {
  const posting = await loadPosting(ctx, id);
  const { state, content, problems, hasChanges, refusal, postedAt, validThrough, updatedAt } = posting;
  return {
    id,
    externalId,
    state,
    title: content.title ?? null,
    reference: content.reference ?? null,
    url: publicUrlOf(ctx, posting),
    postedAt,
    validThrough,
    updatedAt,
    content,
    hasChanges,
    problems,
    refusal,
  };
}
