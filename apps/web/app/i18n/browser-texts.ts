import { FALLBACK_LANGUAGE } from '@stellenvisite/contract/languages';
import { createInstance, type i18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { I18N_OPTIONS } from './options.ts';

const files = import.meta.glob<Record<string, unknown>>('../locales/*/*.json', { import: 'default' });

/** Loads each text file when a page first needs it; those of the page at hand before hydration. */
export async function createBrowserTexts(language: string, namespaces: string[]): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(resourcesToBackend((lng: string, namespace: string) => files[`../locales/${lng}/${namespace}.json`]?.() ?? {}))
    .use(initReactI18next)
    .init({
      ...I18N_OPTIONS,
      lng: language,
      fallbackLng: FALLBACK_LANGUAGE,
      ns: namespaces,
      react: { useSuspense: true },
    });
  return instance;
}
