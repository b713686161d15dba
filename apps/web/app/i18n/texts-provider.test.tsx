import { act } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { serverTexts } from './server-texts.server.ts';
import { TextsProvider, useChangeLanguage } from './texts-provider.tsx';

function Words() {
  return <p>{useTranslation('shell').t('nav.employers')}</p>;
}

it('changes the language of a page that is not hydrated yet without a mismatch', async () => {
  let change: ReturnType<typeof useChangeLanguage> | undefined;
  const Page = () => {
    change = useChangeLanguage();
    return (
      <>
        <Words />
        <Suspense>
          <Words />
        </Suspense>
      </>
    );
  };
  const german = (
    <I18nextProvider i18n={serverTexts('de')}>
      <Page />
    </I18nextProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  vi.stubGlobal('window', undefined);
  container.innerHTML = renderToString(german);
  vi.unstubAllGlobals();
  const onRecoverableError = vi.fn();
  await act(async () => {
    hydrateRoot(
      container,
      <TextsProvider initial={serverTexts('de')} load={async (language) => serverTexts(language)}>
        <Page />
      </TextsProvider>,
      { onRecoverableError },
    );
  });
  expect(container).toHaveTextContent('ArbeitgeberArbeitgeber');

  await act(async () => change?.('en'));
  await vi.waitFor(() => expect(container).toHaveTextContent('EmployersEmployers'));
  expect(onRecoverableError).not.toHaveBeenCalled();
});
