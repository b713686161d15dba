import { OPENED_JOBS_BONUS } from '@stellenvisite/contract/matching';
import type { MatchedJob } from './matched-job.ts';

type Kind = Pick<MatchedJob, 'occupation' | 'department' | 'specialty'>;

/** Jobs of the same occupation in the same field are of one kind; of an unknown occupation none is like another. */
const kindOf = ({ occupation, department, specialty }: Kind): string | null =>
  occupation && `${occupation} ${department ?? specialty ?? ''}`;

/** How many of the jobs that somebody opened are of the kind of another one. */
export function countOpenedKinds(opened: readonly Kind[]): (job: Kind) => number {
  const counts = new Map<string, number>();
  for (const kind of opened.map(kindOf)) if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return (job) => counts.get(kindOf(job) ?? '') ?? 0;
}

/** Points of the order alone: the score is what profile and job say, whoever looks at what. */
export function openedBonus(count: number): number {
  return count < OPENED_JOBS_BONUS.from ? 0 : Math.min(count, OPENED_JOBS_BONUS.most);
}
