import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createInstance, type i18n } from 'i18next';
import { describe, expect, it } from 'vitest';
import { formatNumbersOnce } from './number-format.ts';
import { I18N_OPTIONS } from './options.ts';
import { rememberTexts } from './remembered-texts.ts';

const LOCALES = fileURLToPath(new URL('../locales/', import.meta.url));

type Tree = { [key: string]: string | Tree };

const keysOf = (tree: Tree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );

function readNamespaces(language: string): Record<string, Tree> {
  const files = globSync(`${language}/*.json`, { cwd: LOCALES });
  return Object.fromEntries(
    files.map((file) => [file.replace(/^.*[\\/]|\.json$/g, ''), JSON.parse(readFileSync(LOCALES + file, 'utf8'))]),
  );
}

const german = readNamespaces('de');

function createTexts(resources: Record<string, Record<string, Tree>>, fallback = 'en'): i18n {
  const instance = createInstance();
  const namespaces = Object.keys(resources.de ?? {});
  void instance.init({
    ...I18N_OPTIONS,
    lng: 'de',
    fallbackLng: fallback,
    ns: namespaces,
    resources,
    initAsync: false,
  });
  return instance;
}

describe('numbers in texts', () => {
  it('are written as i18next would write them', () => {
    const resources = { de: { a: { n: '{{count, number}} Stellen' } }, en: { a: { n: '{{count, number}} jobs' } } };
    const [own, ours] = [createTexts(resources), createTexts(resources)];
    formatNumbersOnce(ours);
    for (const language of ['de', 'en'])
      for (const count of [0, 1, 999, 1234, 1_234_567, 2.5])
        expect(ours.getFixedT(language, 'a')('n', { count })).toBe(own.getFixedT(language, 'a')('n', { count }));
  });
});

describe('remembered texts', () => {
  it('say what i18next says, for every text of the product, with and without values, again and again', () => {
    const instance = createTexts({ de: german });
    const values = { count: 1234, name: 'Haus & Hof', jobs: 17, place: '$& {{name}}', title: '<b>' };
    const { count: _count, ...plain } = values;
    for (const [namespace, tree] of Object.entries(german)) {
      const remembered = rememberTexts(instance, [namespace]);
      const own = instance.getFixedT('de', namespace);
      const keys = [...new Set(keysOf(tree).map((key) => key.replace(/_(zero|one|other)$/, '')))];
      const needed = (key: string) =>
        Object.fromEntries(
          [...String(own(key, { skipInterpolation: true })).matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => [
            name,
            7,
          ]),
        );
      for (const key of [...keys, ...keys]) {
        expect(remembered(key)).toBe(own(key));
        expect(remembered(key, { ...plain, ...needed(key) })).toBe(own(key, { ...plain, ...needed(key) }));
        expect(remembered(key, { ...needed(key), ...values })).toBe(own(key, { ...needed(key), ...values }));
      }
    }
  });

  it('find a key of another namespace that is named in it', () => {
    const instance = createTexts({ de: { a: { x: 'A' }, b: { y: 'B {{n}}' } } });
    expect(rememberTexts(instance, ['a', 'b'])('b:y', { n: 1 })).toBe('B 1');
  });

  it('show the key where there is no text, and the fallback as soon as there is one', () => {
    const instance = createTexts({ de: { a: { x: 'A' } } });
    const t = rememberTexts(instance, ['a']);
    expect([t('missing'), t('missing', { n: 1 })]).toEqual(['missing', 'missing']);
    instance.addResourceBundle('en', 'a', { missing: 'There' });
    expect([t('missing'), t('missing', { n: 1 })]).toEqual(['There', 'There']);
  });
});
