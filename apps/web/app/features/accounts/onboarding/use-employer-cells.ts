import type { Account } from '@stellenvisite/contract/accounts.schema';
import { useTranslation } from 'react-i18next';
import type { EmployerValues } from './employer-values.ts';
import type { StepCell } from './step-row.tsx';

export function useEmployerCells(values: EmployerValues, { employers }: Account): StepCell[] {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  const known = employers.find(({ isActive }) => isActive) ?? employers.find(({ isProposed }) => isProposed);
  const cell = (key: string, value: string) => ({ key, label: t(`employer.${key}.cell`), value: value || null });
  return [
    cell('company', values.employerType && values.companyName),
    cell('address', [values.location, values.country].filter(Boolean).join(', ')),
    cell('contact', values.fullName),
    cell('link', known?.employerName ?? ''),
  ];
}
