import { FALLBACK_LANGUAGE, type Language } from '@stellenvisite/contract/platform/languages';
import { createInstance, type i18n, type ResourceKey } from 'i18next';
import { formatNumbersOnce, I18N_OPTIONS } from './options.ts';
import { SHARED_FILE } from './text-files.ts';

const files = import.meta.glob<Record<string, ResourceKey>>('../locales/*/*/*.json', {
  eager: true,
  import: 'default',
});

const resources: Record<string, Record<string, ResourceKey>> = {};
for (const [path, texts] of Object.entries(files)) {
  const [, language = '', file = ''] = path.match(/locales\/(\w+)\/[\w-]+\/([\w-]+)\.json$/) ?? [];
  resources[language] = { ...resources[language], ...(file === SHARED_FILE ? texts : { [file]: texts }) };
}

function createTexts(language: Language): i18n {
  const instance = createInstance();
  void instance.init({
    ...I18N_OPTIONS,
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    ns: Object.keys(resources[language] ?? {}),
    resources,
    initAsync: false,
  });
  formatNumbersOnce(instance);
  return instance;
}

/** Texts never change while the server runs, and a render never changes the language: one instance per language serves all. */
const instances: Record<Language, i18n> = { de: createTexts('de'), en: createTexts('en') };

export function serverTexts(language: Language): i18n {
  return instances[language];
}
