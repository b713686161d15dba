import { FALLBACK_LANGUAGE } from '@stellenvisite/contract/languages';
import { createInstance, type i18n, type ResourceKey } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { untilLoaded } from '../ui/until-loaded.ts';
import { isShared } from './namespaces.ts';
import { formatNumbersOnce } from './number-format.ts';
import { I18N_OPTIONS } from './options.ts';
import { textFile } from './text-files.ts';

/** Loads each text file when a page first needs it; those of the page at hand before hydration. */
export async function createBrowserTexts(language: string, namespaces: string[]): Promise<i18n> {
  const instance = createInstance();
  // Every key is there in both languages, so the fallback's file is fetched only if one is missing after all.
  const backend = resourcesToBackend((asked: string, namespace: string) =>
    asked === language ? fetchTexts(asked, namespace) : {},
  );
  const missing = new Set<string>();
  const showFallback = async (namespace: string) => {
    if (missing.has(namespace)) return;
    missing.add(namespace);
    instance.addResourceBundle(
      FALLBACK_LANGUAGE,
      namespace,
      await fetchTexts(FALLBACK_LANGUAGE, namespace),
      true,
      true,
    );
    instance.emit('languageChanged', instance.language);
  };
  await instance.use(backend).init({
    ...I18N_OPTIONS,
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    ns: namespaces,
    saveMissing: true,
    missingKeyHandler: (_languages, namespace) => void showFallback(namespace),
  });
  formatNumbersOnce(instance);
  return instance;
}

async function fetchTexts(language: string, namespace: string): Promise<ResourceKey> {
  const url = textFile(language, namespace);
  if (!url) return {};
  if (!isShared(namespace)) return fetchFile(url);
  shared[language] ??= fetchFile(url).finally(() => delete shared[language]);
  return (await shared[language])[namespace] ?? {};
}

/** Asked for by several namespaces at once, and fetched for all of them. */
const shared: Record<string, Promise<Record<string, ResourceKey>>> = {};

/** Without them a page would show keys: a lost connection is waited for. */
const fetchFile = (url: string): Promise<Record<string, ResourceKey>> =>
  untilLoaded(async () => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    return answer.json();
  });
