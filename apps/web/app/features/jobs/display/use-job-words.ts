import { SHIFTS } from '@stellenvisite/contract/jobs/duty';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { formatCardNumber } from '@stellenvisite/contract/platform/format-number';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../ui/use-locale.ts';

type Hours = JobItem['hoursPerWeek'];

export function useJobWords(): JobWords {
  const { t } = useTranslation('job-fields');
  return jobWords(t, useLocale());
}

/** Returns the small phrases of a job that cards, facts and the job page share. */
export function jobWords(t: TFunction, locale: string) {
  const number = (value: number, digits = 1) => formatCardNumber(value, locale, { max: digits });

  const hours = (range: NonNullable<Hours>) =>
    t('facts.hours', { hours: [...new Set([number(range.min), number(range.max)])].join('–') });

  return {
    t,
    number,
    hours,
    employment: ({ employmentType, hoursPerWeek }: Pick<JobItem, 'employmentType' | 'hoursPerWeek'>) =>
      [employmentType && t(`employmentType.${employmentType}`), hoursPerWeek && hours(hoursPerWeek)]
        .filter(Boolean)
        .join(' '),
    /** The text next to the category: „Pflege · Ausbildung“. */
    detail: ({ training, specialty }: Pick<JobItem, 'training' | 'specialty'>) =>
      training ? t('training') : specialty && t(`specialty.${specialty}`),
    years: (months: number) => t('facts.years', { count: months / 12, formatted: number(months / 12) }),
    distance: (km: number) => (km < 1 ? t('here') : t('distance', { km: number(km) })),
    /** The text in place of a week: the known shifts, if any. */
    withoutWeek: ({ shifts }: Pick<JobItem, 'shifts'>) =>
      shifts.length > 0
        ? t('facts.shifts', {
            list: SHIFTS.filter((each) => shifts.includes(each))
              .map((each) => t(`shift.${each}`))
              .join(', '),
          })
        : undefined,
  };
}

export type JobWords = ReturnType<typeof jobWords>;
