import type { CvValue } from '@stellenvisite/contract/cv-analyses.schema';
import { useTranslation } from 'react-i18next';
import { $publicApi } from '../../../api/public-queries.ts';
import { useLanguageName } from '../../seeker-profiles/shared/use-language-name.ts';

const month = (value: string | null) => (value === null ? null : `${value.slice(5)}/${value.slice(0, 4)}`);

/** What a field is called and what it says, in the language being shown. */
export function useFieldWords() {
  const { t } = useTranslation('cv-analyses');
  const { t: fields } = useTranslation('job-fields');
  const { t: profile } = useTranslation('seeker-profiles');
  const languageName = useLanguageName();
  const { data: choices } = $publicApi.useQuery('get', '/api/occupations');
  const labelOf = (list: readonly { key: string; label: string }[] | undefined, key: string) =>
    list?.find((choice) => choice.key === key)?.label ?? key;

  const labelFor = (found: CvValue): string => {
    if (found.kind !== 'experience') return t(`fields.${found.kind}`);
    const { from, to } = found.value;
    if (from === null) return t('fields.experience');
    return to === null
      ? t('fields.since', { from: month(from) })
      : t('fields.span', { from: month(from), to: month(to) });
  };
  const textFor = (found: CvValue): string => {
    switch (found.kind) {
      case 'occupation':
        return labelOf(choices?.occupations, found.value);
      case 'level':
        return labelOf(choices?.levels, found.value);
      case 'department':
        return labelOf(choices?.departments, found.value);
      case 'specialty':
        return fields(`specialty.${found.value}`);
      case 'licence':
        return profile(`career.licences.${found.value}`);
      case 'education':
        return [found.value.year, found.value.title, found.value.school].filter(Boolean).join(', ');
      case 'experience':
        return [found.value.position, found.value.department, found.value.employer].filter(Boolean).join(', ');
      case 'language':
        return found.value.level
          ? t('fields.languageLevel', {
              language: languageName(found.value.language),
              level: profile(`career.levels.${found.value.level}`),
            })
          : languageName(found.value.language);
      case 'skills':
        return found.value.join(', ');
    }
  };
  return { labelFor, textFor, choices };
}
