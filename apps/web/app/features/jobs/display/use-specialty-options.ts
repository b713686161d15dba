import { SPECIALTIES, type Specialty } from '@stellenvisite/contract/jobs/job-fields';
import { useTranslation } from 'react-i18next';

export type SpecialtyOption = { value: Specialty; label: string };

/** Returns all specialties by name, in the order of the alphabet: a list of thirty is searched by its first letters. */
export function useSpecialtyOptions(): SpecialtyOption[] {
  const { t, i18n } = useTranslation('job-fields');
  const { compare } = new Intl.Collator(i18n.language);
  return SPECIALTIES.map((value) => ({ value, label: t(`specialty.${value}`) })).sort((a, b) =>
    compare(a.label, b.label),
  );
}
