import { setDateLanguage } from '@stellenvisite/contract/platform/format-date';
import { FALLBACK_LANGUAGE, languageOf } from '@stellenvisite/contract/platform/languages';
import { createInstance, type i18n, type ResourceKey } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { formatNumbersOnce, I18N_OPTIONS } from './i18n/options.ts';
import { isShared, textFile } from './i18n/text-files.ts';
import { TextsProvider } from './i18n/texts-provider.tsx';
import { followInstallOffer } from './offline/install-prompt.ts';
import { untilLoaded } from './ui/feedback/until-loaded.ts';

/** Shares one request among namespaces that need the same file at once. */
const shared: Record<string, Promise<Record<string, ResourceKey>>> = {};

/** Fetches texts and waits for a lost connection: without them a page would show keys. */
const fetchFile = (url: string): Promise<Record<string, ResourceKey>> =>
  untilLoaded(async () => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    return answer.json();
  });

const { lang, dataset } = document.documentElement;

if (import.meta.env.PROD) watchErrors();

// Before anything that has to be waited for: the browser makes its offer only once.
followInstallOffer();

setDateLanguage(() => languageOf(lang));

const texts = await createBrowserTexts(lang, dataset.texts?.split(' ') ?? []);

/** Starts the worker after everything the page itself needs. */
function startWorker() {
  void import('./offline/browser-copies.ts').then(({ startCachingPages }) => startCachingPages());
}

if (import.meta.env.PROD) {
  if (document.readyState === 'complete') startWorker();
  else addEventListener('load', startWorker);
}

/** Logs and reports an error that a page's error boundary shows. */
function logError(error: unknown) {
  console.error(error);
  if (import.meta.env.PROD) reportError(error);
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TextsProvider initial={texts} load={createBrowserTexts}>
        <HydratedRouter onError={logError} />
      </TextsProvider>
    </StrictMode>,
  );
});

/** Loads the reporter with the first error only, so that no page grows by it. A report that fails causes no further error. */
function reportError(error: unknown): void {
  import('./error-reports/send-error.ts').then(({ sendError }) => sendError(error)).catch(() => undefined);
}

/** Reports errors that no part of the page catches. */
function watchErrors(): void {
  addEventListener('error', ({ error }) => reportError(error));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}

/** Loads each text file when a page first needs it; those of the page at hand before hydration. */
export async function createBrowserTexts(language: string, namespaces: string[]): Promise<i18n> {
  const instance = createInstance();
  // Every key is there in both languages, so the fallback's file is fetched only if one is missing after all.
  const backend = resourcesToBackend((requested: string, namespace: string) =>
    requested === language ? fetchTexts(requested, namespace) : {},
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
