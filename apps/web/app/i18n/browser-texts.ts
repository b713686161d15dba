import { FALLBACK_LANGUAGE } from '@stellenvisite/contract/languages';
import { createInstance, type i18n, type ResourceKey } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { I18N_OPTIONS } from './options.ts';
import { textFile } from './text-files.ts';

/** Loads each text file when a page first needs it; those of the page at hand before hydration. */
export async function createBrowserTexts(language: string, namespaces: string[]): Promise<i18n> {
  const instance = createInstance();
  const loadFallback = rememberAsked(async (namespace) => {
    instance.addResourceBundle(FALLBACK_LANGUAGE, namespace, await fetchTexts(FALLBACK_LANGUAGE, namespace));
  });
  await instance
    .use(
      // Every key is there in both languages, so the fallback's file is fetched only if one is missing after all.
      resourcesToBackend((asked: string, namespace: string) =>
        asked === language ? fetchTexts(asked, namespace) : {},
      ),
    )
    .use(initReactI18next)
    .init({
      ...I18N_OPTIONS,
      lng: language,
      fallbackLng: FALLBACK_LANGUAGE,
      ns: namespaces,
      saveMissing: true,
      missingKeyHandler: (_languages, namespace) => void loadFallback(namespace),
      react: { useSuspense: true, bindI18nStore: 'added' },
    });
  return instance;
}

async function fetchTexts(language: string, namespace: string): Promise<ResourceKey> {
  const url = textFile(language, namespace);
  if (!url) return {};
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}

function rememberAsked(load: (namespace: string) => Promise<void>): (namespace: string) => Promise<void> {
  const asked = new Map<string, Promise<void>>();
  return (namespace) => {
    const loading = asked.get(namespace) ?? load(namespace);
    asked.set(namespace, loading);
    return loading;
  };
}
