import { render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { TradeTerms } from './trade-terms.tsx';

async function show(language: string, text: string) {
  const texts = createInstance();
  await texts.init({ lng: language, resources: { [language]: { ui: { trade: { MFA: 'medical assistant' } } } } });
  return render(
    <I18nextProvider i18n={texts}>
      <p>
        <TradeTerms text={text} />
      </p>
    </I18nextProvider>,
  );
}

test('explains a German short form in English and leaves the words around it', async () => {
  const { container } = await show('en', 'MFA (m/w/d), MFAs');
  expect(screen.getByTitle('medical assistant')).toHaveTextContent('MFA');
  expect(container.querySelectorAll('abbr')).toHaveLength(1);
  expect(container).toHaveTextContent('MFA (m/w/d), MFAs');
});

test('explains nothing in German', async () => {
  const { container } = await show('de', 'MFA');
  expect(container.querySelector('abbr')).toBeNull();
});
