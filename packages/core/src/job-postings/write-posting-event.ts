import type { PostingEventKind } from '@stellenvisite/contract/job-postings';
import type { Tx } from '@stellenvisite/db/client';
import { jobPostingEvents } from '@stellenvisite/db/schema/job-postings';

type NewEvent = { postingId: string; kind: PostingEventKind; byUserId: string | null; detail?: string; at: Date };

export async function writePostingEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx.insert(jobPostingEvents).values(event);
}
