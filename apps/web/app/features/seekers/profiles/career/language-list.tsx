import {
  LANGUAGE_LEVELS,
  type LanguageLevel,
  PROFILE_LIMITS,
  SPOKEN_LANGUAGES,
  type SpokenLanguage,
} from '@stellenvisite/contract/seekers/seeker-profiles';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../ui/forms/field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { targetOf } from '../shared/field-target.ts';
import { useLanguageName } from '../shared/use-language-name.ts';
import { useProfile } from '../use-profile.ts';
import { EntryList } from './entry-list.tsx';

export function LanguageList() {
  const { t } = useTranslation('seeker-profiles');
  const { data, change } = useProfile();
  const nameOf = useLanguageName();
  const { languages } = data;
  const free = (own?: SpokenLanguage) =>
    SPOKEN_LANGUAGES.filter((each) => each === own || !languages.some(({ language }) => language === each));
  // Whoever has a language without its level is led to that level.
  const firstOpen = languages.findIndex(({ level }) => level === null);
  const put = (index: number, next: (typeof languages)[number]) => change({ languages: languages.with(index, next) });
  return (
    <EntryList
      title={t('career.languages')}
      addText={t('career.addLanguage')}
      id={firstOpen < 0 ? targetOf('languages') : 'profil-add-language'}
      max={Math.min(PROFILE_LIMITS.languages, SPOKEN_LANGUAGES.length)}
      onAdd={() => {
        const language = free()[0];
        if (language) change({ languages: [...languages, { language, level: null }] });
      }}
      onRemove={(index) => change({ languages: languages.toSpliced(index, 1) })}
      entries={languages.map(({ language, level }, index) => ({
        name: nameOf(language),
        fields: (
          <div className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] items-start gap-x-3 gap-y-4">
            <Field label={t('career.language')}>
              <Select
                value={language}
                onChange={(event) => put(index, { language: event.target.value as SpokenLanguage, level })}
                options={free(language).map((each) => ({ value: each, label: nameOf(each) }))}
              />
            </Field>
            <Field
              label={t('career.levelOf', { language: nameOf(language) })}
              {...(index === firstOpen && { id: targetOf('languages') })}
            >
              <Select
                value={level ?? ''}
                onChange={(event) =>
                  put(index, { language, level: (event.target.value || null) as LanguageLevel | null })
                }
                options={[
                  { value: '', label: t('unsaid') },
                  ...LANGUAGE_LEVELS.map((each) => ({ value: each, label: t(`career.levels.${each}`) })),
                ]}
              />
            </Field>
          </div>
        ),
      }))}
    />
  );
}
