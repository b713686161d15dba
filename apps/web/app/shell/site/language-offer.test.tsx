import { LANGUAGE_COOKIE } from '@stellenvisite/contract/platform/languages';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { serveApi } from '../../testing/serve-api.ts';
import { writeCookie } from './consent.ts';
import { LanguageOffer, OFFER_SCRIPT } from './language-offer.tsx';

const MARK = 'data-offer-english';
const root = document.documentElement;

type Visit = { page?: string; search?: string; cookie?: string };

/** Runs the script as the page does, for a browser with these languages. */
function isOffered(languages: readonly string[], { page = 'de', search = '', cookie = '' }: Visit = {}): boolean {
  const marks: string[] = [];
  const documentElement = { lang: page, setAttribute: (name: string) => void marks.push(name) };
  const run = new Function('document', 'navigator', 'location', OFFER_SCRIPT);
  run({ documentElement, cookie }, { languages, language: languages[0] }, { search });
  return marks.includes(MARK);
}

const forget = () => {
  writeCookie(LANGUAGE_COOKIE.name, '', 0);
  root.removeAttribute(MARK);
};

beforeEach(forget);
afterEach(forget);

test.each([
  [['en-US', 'de'], {}, true],
  [['tr', 'en'], {}, true],
  [['de-AT', 'en'], {}, false],
  [['gsw-CH'], {}, false],
  [[], {}, false],
  [['en-GB'], { page: 'en' }, false],
  [['en-GB'], { search: '?q=pflege&lang=de' }, false],
  [['en-GB'], { cookie: 'theme=tag; lang=de' }, false],
  [['en-GB'], { cookie: 'theme=tag; mylang=de' }, true],
] as const)(
  'a browser with the languages %j on a visit with %j is offered English: %s',
  (languages, visit, expected) => {
    expect(isOffered(languages, visit)).toBe(expected);
  },
);

test('closing it stores German, so that it does not come back', async () => {
  root.setAttribute(MARK, '');
  const { user } = renderApp(<LanguageOffer />);
  await user.click(screen.getByRole('button', { name: 'No, thanks. Keep German' }));
  expect(root).not.toHaveAttribute(MARK);
  expect(document.cookie).toContain('lang=de');
});

test('accepting it stores English', async () => {
  serveApi({});
  root.setAttribute(MARK, '');
  const { user } = renderApp(<LanguageOffer />);
  await user.click(screen.getByRole('button', { name: 'Switch to English' }));
  expect(root).not.toHaveAttribute(MARK);
  expect(document.cookie).toContain('lang=en');
});
