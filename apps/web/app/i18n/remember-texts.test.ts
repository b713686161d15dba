import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { rememberTexts } from './remember-texts.ts';

function createTexts() {
  const instance = createInstance();
  void instance.init({
    lng: 'de',
    fallbackLng: 'de',
    initAsync: false,
    defaultNS: 'shell',
    resources: {
      de: { shell: { jobs: 'Stellen', found: '{{count}} Treffer' }, ui: { jobs: 'Alle Stellen' } },
      en: { shell: { jobs: 'Jobs' } },
    },
  });
  rememberTexts(instance);
  return instance;
}

test('a text is the same whether it is asked for once or again', () => {
  const t = createTexts().getFixedT('de', 'shell');
  expect([t('jobs'), t('jobs')]).toEqual(['Stellen', 'Stellen']);
});

test('texts of the same name are told apart by namespace and language', () => {
  const texts = createTexts();
  expect(texts.getFixedT('de', 'shell')('jobs')).toBe('Stellen');
  expect(texts.getFixedT('de', 'ui')('jobs')).toBe('Alle Stellen');
  expect(texts.getFixedT('en', 'shell')('jobs')).toBe('Jobs');
  expect(texts.getFixedT('de', 'shell')('jobs')).toBe('Stellen');
});

test('what a text is filled with is never remembered', () => {
  const t = createTexts().getFixedT('de', 'shell');
  expect([t('found', { count: 3 }), t('found', { count: 4 })]).toEqual(['3 Treffer', '4 Treffer']);
});

test('a text that was missing appears when its file has come', () => {
  const texts = createTexts();
  const t = texts.getFixedT('de', 'map');
  expect(t('open')).toBe('open');
  texts.addResourceBundle('de', 'map', { open: 'Karte öffnen' });
  expect(t('open')).toBe('Karte öffnen');
});

test('a change of the language changes what the plain call says', async () => {
  const texts = createTexts();
  expect(texts.t('jobs')).toBe('Stellen');
  await texts.changeLanguage('en');
  expect(texts.t('jobs')).toBe('Jobs');
});
