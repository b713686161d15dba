import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reportError, watchErrors } from './error-reports/watch-errors.ts';
import { createBrowserTexts } from './i18n/browser-texts.ts';
import { TextsProvider } from './i18n/texts-provider.tsx';

const { lang, dataset } = document.documentElement;

if (import.meta.env.PROD) watchErrors();

const texts = await createBrowserTexts(lang, dataset.texts?.split(' ') ?? []);

/** After everything the page itself needs. */
function startWorker() {
  void import('./offline/browser-copies.ts').then(({ startKeepingPages }) => startKeepingPages());
}

if (import.meta.env.PROD) {
  if (document.readyState === 'complete') startWorker();
  else addEventListener('load', startWorker);
}

/** An error that a page's error boundary shows. */
function noteError(error: unknown) {
  console.error(error);
  if (import.meta.env.PROD) reportError(error);
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TextsProvider initial={texts} load={createBrowserTexts}>
        <HydratedRouter onError={noteError} />
      </TextsProvider>
    </StrictMode>,
  );
});
