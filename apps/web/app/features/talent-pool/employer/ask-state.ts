import type { EnquiryAllowance } from '@stellenvisite/contract/talent-enquiries.schema';
import type { TalentItem } from '@stellenvisite/contract/talent-pool.schema';

/** Why no enquiry can be sent to a profile, or `free`. */
export type AskState = 'free' | 'viewer' | 'unverified' | 'usedUp' | 'noJob' | 'waiting' | 'accepted' | 'declinedJob';

type AskInput = {
  relation: TalentItem['relation'];
  allowance: EnquiryAllowance;
  jobId: string | null;
  jobs: readonly unknown[];
  mayAsk: boolean;
};

/** In the order in which one has to be mended before the next matters. */
export function askStateOf({ relation, allowance, jobId, jobs, mayAsk }: AskInput): AskState {
  if (relation?.state === 'accepted') return 'accepted';
  if (relation?.state === 'asked' || relation?.state === 'question') return 'waiting';
  if (!mayAsk) return 'viewer';
  if (!allowance.isVerified) return 'unverified';
  if (jobs.length === 0) return 'noJob';
  if (allowance.left < 1) return 'usedUp';
  return relation?.state === 'declined' && jobId !== null && relation.jobId === jobId ? 'declinedJob' : 'free';
}
