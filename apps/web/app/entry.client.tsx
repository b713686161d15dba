import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createBrowserTexts } from './i18n/browser-texts.ts';
import { TextsProvider } from './i18n/texts-provider.tsx';

const { lang, dataset } = document.documentElement;

const texts = await createBrowserTexts(lang, dataset.texts?.split(' ') ?? []);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TextsProvider initial={texts} load={createBrowserTexts}>
        <HydratedRouter />
      </TextsProvider>
    </StrictMode>,
  );
});
