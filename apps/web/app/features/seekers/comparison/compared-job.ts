import type { NetPay } from '@stellenvisite/contract/jobs/pay/net-pay/estimate-net-pay';
import type { SavedJob } from '@stellenvisite/contract/seekers/bookmarks.schema';
import type { CardMatch } from '../../jobs/display/score/match-store.ts';

/** A job of the comparison, with its letter. */
export type Compared = {
  letter: string;
  saved: SavedJob;
  /** Part of the pair that a phone shows. */
  isShown: boolean;
};

/** The figures of a job that are compared; null where they are not known. */
export type Figures = { pay: number | null; distance: number | null; answer: number | null; net: number | null };

const LESS_IS_BETTER: ReadonlySet<keyof Figures> = new Set(['distance', 'answer']);

export function figuresOf({ job }: SavedJob, match: CardMatch | undefined, net: NetPay | null): Figures {
  return {
    pay: job.salary?.period === 'month' ? job.salary.max : null,
    distance: match?.distanceKm ?? null,
    answer: job.employer.answerDays ?? null,
    net: net?.net ?? null,
  };
}

/** Returns the columns with the best value of a row; none where they are all alike, or in different currencies. */
export function bestColumns(name: keyof Figures, figures: readonly Figures[], isOneCurrency: boolean): number[] {
  if (!isOneCurrency && (name === 'pay' || name === 'net')) return [];
  const known = figures.flatMap((each) => each[name] ?? []);
  if (known.length < 2 || new Set(known).size < 2) return [];
  const best = LESS_IS_BETTER.has(name) ? Math.min(...known) : Math.max(...known);
  return figures.flatMap((each, column) => (each[name] === best ? [column] : []));
}
