import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { createBrowserTexts } from './i18n/browser-texts.ts';

const { lang, dataset } = document.documentElement;

const texts = await createBrowserTexts(lang, dataset.texts?.split(' ') ?? []);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={texts}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  );
});
