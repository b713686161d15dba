import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../../ui/use-locale.ts';
import type { RowName } from './prefill.ts';

/** Returns the names of rows as one enumeration in the language of the page. */
export function useRowList() {
  const { t } = useTranslation('job-postings');
  const locale = useLocale();
  return (rows: readonly RowName[]) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(rows.map((row) => t(`form.short.name.${row}`)));
}

/** Returns a number of rows as texts need it: for their plural, and in words. */
export function useRowCount() {
  const { t } = useTranslation('job-postings');
  return (count: number) => ({ count, number: count > 0 ? t(`form.short.number.${count}`) : '' });
}
