import type { EmployerItem } from '@stellenvisite/contract/employers/employers.schema';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import type { TFunction } from 'i18next';

/** „612 Betten, 1.850 Mitarbeitende, Träger: Stadt“: what is known, nothing else. */
export function employerLine({ beds, employees, owner }: EmployerItem, t: TFunction, locale: string): string {
  const counted = (key: 'beds' | 'staff', count: number | null) =>
    count ? t(`employer.${key}`, { count, formatted: formatNumber(count, locale) }) : null;
  return [counted('beds', beds), counted('staff', employees), owner && t('employer.owner', { owner })]
    .filter(Boolean)
    .join(', ');
}
