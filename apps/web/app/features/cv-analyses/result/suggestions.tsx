import type { CvSuggestion } from '@stellenvisite/contract/cv-analyses.schema';
import type { ProfileItem, SpokenLanguage } from '@stellenvisite/contract/seeker-profiles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button.tsx';
import { PROFILE_PATH, targetOf } from '../../seeker-profiles/shared/field-target.ts';
import { useLanguageName } from '../../seeker-profiles/shared/use-language-name.ts';

/** Where in the profile a suggestion is followed; the others concern the file alone. */
const TARGETS: Partial<Record<CvSuggestion['kind'], ProfileItem>> = {
  week_missing: 'week',
  licence_missing: 'licence',
  title_unclear: 'occupations',
  language_level: 'languages',
  dates_missing: 'experience',
  gap: 'experience',
  too_short: 'experience',
};

const month = (value: string | null) => (value === null ? '' : `${value.slice(5)}/${value.slice(0, 4)}`);

export function Suggestions({ suggestions }: { suggestions: readonly CvSuggestion[] }) {
  const { t } = useTranslation('cv-analyses');
  const languageName = useLanguageName();
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby="cv-suggestions">
      <h2 id="cv-suggestions">{t('suggestions.title')}</h2>
      <ul className="cv-suggestions">
        {suggestions.map(({ kind, from, to, about }) => {
          const target = TARGETS[kind];
          const what = kind === 'language_level' ? languageName(about as SpokenLanguage) : (about ?? '');
          const values = { from: month(from), to: month(to), about: what };
          return (
            <li key={`${kind}${from}${about}`}>
              <b>{t(`suggestions.${kind}.title`, values)}</b>
              <small>{t(`suggestions.${kind}.text`, values)}</small>
              {target && (
                <Link className={buttonClass({ variant: 'secondary' })} to={`${PROFILE_PATH}#${targetOf(target)}`}>
                  {t(kind === 'week_missing' ? 'suggestions.choose' : 'suggestions.add')}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
