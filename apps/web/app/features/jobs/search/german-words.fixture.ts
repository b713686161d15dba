import { createInstance } from 'i18next';
import fieldsDe from '../../../locales/de/jobs/job-fields.json' with { type: 'json' };
import searchDe from '../../../locales/de/jobs/search.json' with { type: 'json' };
import fieldsEn from '../../../locales/en/jobs/job-fields.json' with { type: 'json' };
import searchEn from '../../../locales/en/jobs/search.json' with { type: 'json' };

const texts = createInstance();
await texts.init({
  lng: 'de',
  resources: { de: { search: searchDe, 'job-fields': fieldsDe }, en: { search: searchEn, 'job-fields': fieldsEn } },
  interpolation: { escapeValue: false },
});

const wordsOf = (language: 'de' | 'en', locale: string) => ({
  search: texts.getFixedT(language, 'search'),
  fields: texts.getFixedT(language, 'job-fields'),
  locale,
  employerNames: { a1: 'Klinikum Rheinhöhe' },
});

/** The German texts, for tests of what is stated. */
export const germanWords = wordsOf('de', 'de-DE');
export const englishWords = wordsOf('en', 'en-GB');
