import type { JobDetail } from '@stellenvisite/contract/jobs/jobs.schema';
import type { TFunction } from 'i18next';
import type { JobWords } from '../use-job-words.ts';

export type Fact = { key: string; label: string; value: string };

/** Roster, staffing and induction, each only where the employer stated it. */
export function dutyFacts(
  { duty, conditions }: Pick<JobDetail, 'duty' | 'conditions'>,
  t: TFunction,
  words: Pick<JobWords, 't' | 'number'>,
): Fact[] {
  const ratio = (patients: number) => t('facts.staffingValue', { patients: words.number(patients) });
  const fact = <T>(key: string, known: T | null, say: (value: T) => string): Fact[] =>
    known === null ? [] : [{ key, label: t(`duty.${key}`), value: say(known) }];
  return [
    ...fact('nights', duty.maxNightsPerMonth, (count) => t('duty.nightsValue', { count })),
    ...fact('weekends', duty.freeWeekendsOfFour, (free) => t('facts.weekendValue', { free })),
    ...fact('roster', duty.rosterWeeksAhead, (count) => t('duty.rosterValue', { count })),
    ...fact('onCall', duty.onCall, (kind) => words.t(`onCall.${kind}`)),
    ...fact('onCallCount', conditions.onCallPerMonth, (count) => t('duty.onCallCountValue', { count })),
    ...fact('staffingDay', duty.patientsPerNurseDay, ratio),
    ...fact('staffingNight', duty.patientsPerNurseNight, ratio),
    ...fact('induction', duty.inductionWeeks, (count) => t('facts.weeks', { count })),
  ];
}
