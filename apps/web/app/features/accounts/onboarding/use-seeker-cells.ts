import { SHIFTS } from '@stellenvisite/contract/duty';
import { useTranslation } from 'react-i18next';
import type { SeekerValues } from './seeker-values.ts';
import type { StepCell } from './step-row.tsx';

/** What has been said so far, a few words for each question; null is still open. */
export function useSeekerCells(values: SeekerValues): StepCell[] {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  const { t: fields } = useTranslation('job-fields');
  const duty = [
    ...SHIFTS.filter((shift) => values.shifts.includes(shift)).map((shift) => fields(`shift.${shift}`)),
    values.weekendFree ? fields('weekendFree') : '',
  ];
  const start = [
    ...values.employmentTypes.map((type) => fields(`employmentType.${type}`)),
    values.earliestStart && t(`startsOn.${values.earliestStart}`),
  ];
  const cell = (key: string, value: string) => ({ key, label: t(`seeker.${key}.cell`), value: value || null });
  return [
    cell('occupation', values.occupation || (values.category && fields(`category.${values.category}`))),
    cell('place', values.location && t('around', { place: values.location, km: values.radiusKm })),
    cell('duty', duty.filter(Boolean).join(', ')),
    cell('start', start.filter(Boolean).join(', ')),
  ];
}
