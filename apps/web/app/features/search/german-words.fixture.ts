import { createInstance } from 'i18next';
import fieldsDe from '../../locales/de/job-fields.json' with { type: 'json' };
import searchDe from '../../locales/de/search.json' with { type: 'json' };

const texts = createInstance();
await texts.init({
  lng: 'de',
  resources: { de: { search: searchDe, 'job-fields': fieldsDe } },
  interpolation: { escapeValue: false },
});

/** The German texts, for tests of what is said. */
export const germanWords = {
  search: texts.getFixedT('de', 'search'),
  fields: texts.getFixedT('de', 'job-fields'),
  locale: 'de-DE',
  employerNames: { a1: 'Klinikum Rheinhöhe' },
};
