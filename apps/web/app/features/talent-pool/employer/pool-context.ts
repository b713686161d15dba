import type { ListedJob } from '@stellenvisite/contract/own-jobs.schema';
import type { TalentCard } from '@stellenvisite/contract/talent-card.schema';

/** What cards and pane need of the page around them. */
export type PoolActions = {
  employerId: string;
  jobs: readonly ListedJob[];
  /** The job the profiles are compared with. */
  jobId: string | null;
  mayAsk: boolean;
  onAsk: (card: TalentCard) => void;
  onMark: (id: string, isMarked: boolean) => void;
};
