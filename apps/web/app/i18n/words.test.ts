import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { planFeatureGroups, planTexts } from '../content/plans.ts';
import { readTermExceptions, readTerms, termPattern } from './terms.testing.ts';

const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url));
const TEXTS = [
  'apps/web/app/locales/**/*.json',
  'packages/core/src/platform/mails/texts/*.json',
  'packages/demo/src/data/**/*.json',
];
const EMMA = 'packages/core/src/assistant/emma/builtin';
/** Emma's sentences that are composed in code. A sentence is German if it has one of the commonest German words. */
const EMMA_CODE = [`${EMMA}/compose-*.ts`, `${EMMA}/questions.ts`, `${EMMA}/rules/*.ts`];
const GERMAN_WORD =
  /[äöüß„]|(?<!\p{L})(der|die|das|den|dem|ist|sind|nicht|und|Sie|Ihr|ich|im|für|von|mit|zu|ein|eine)(?!\p{L})/iu;

const PLACEHOLDER = /\{\{[^}]*\}\}|\$\{[^}]*\}/g;

const glossary = readFileSync(`${REPOSITORY}docs/glossary.md`, 'utf8');
const terms = readTerms(glossary);
const exceptions = readTermExceptions(glossary);

type Text = { where: string; key: string; text: string };

function listTexts(value: unknown, where: string, key = ''): Text[] {
  if (typeof value === 'string') return [{ where, key, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => listTexts(inner, where, key ? `${key}.${name}` : name));
}

const read = (file: string) => readFileSync(`${REPOSITORY}${file}`, 'utf8');

const nameOf = (file: string) => file.replace(/^.*\//, '');

function textsOf(language: 'de' | 'en'): Text[] {
  const files = TEXTS.flatMap((pattern) => globSync(pattern, { cwd: REPOSITORY }));
  const written = files
    .filter((file) => languageOfFile(file) === language)
    .flatMap((file) => listTexts(JSON.parse(read(file)), nameOf(file)));
  const offered = listTexts([planTexts, planFeatureGroups], 'plans.ts').filter(({ key }) =>
    key.endsWith(`.${language}`),
  );
  const said = listTexts(JSON.parse(read(`${EMMA}/say.json`))[language], 'say.json');
  return [...written, ...offered, ...said, ...composedTexts(language)];
}

const languageOfFile = (file: string) => (/\/en(\/|\.json)|english\.json/.test(file) ? 'en' : 'de');

function composedTexts(language: 'de' | 'en'): Text[] {
  return EMMA_CODE.flatMap((pattern) => globSync(pattern, { cwd: REPOSITORY }))
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => listLiterals(file))
    .filter(({ text }) => text.includes(' ') && GERMAN_WORD.test(text) === (language === 'de'));
}

function listLiterals(file: string): Text[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const texts: Text[] = [];
  const visit = (node: ts.Node) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
      texts.push({ where: nameOf(file), key: `line ${line}`, text: node.getText().slice(1, -1) });
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

describe('the list of terms', () => {
  it('has an entry for every thing, each with one word per language', () => {
    expect(terms.length).toBeGreaterThanOrEqual(120);
    for (const { de, en } of terms) expect(de && en, `${de} | ${en}`).not.toBe('');
    const names = terms.map(({ de }) => de);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(['de', 'en'] as const)('prefers nothing in %s that it forbids', (language) => {
    const contradictions = terms.flatMap((term) =>
      term.not[language]
        .filter((variant) => terms.some((other) => termPattern(variant).test(other[language])))
        .map((variant) => `"${variant}" is forbidden for "${term[language]}" and preferred elsewhere`),
    );
    expect(contradictions).toEqual([]);
  });

  it('excepts only texts that exist', () => {
    const known = new Set([...textsOf('de'), ...textsOf('en')].map(({ where, key }) => `${where} ${key}`));
    expect([...exceptions].filter((exception) => !known.has(exception))).toEqual([]);
  });

  it('compares whole words, with any ending after a star and a gap at dots', () => {
    expect(termPattern('Häuser*').test('den Häusern')).toBe(true);
    expect(termPattern('nötig').test('Das ist unnötig.')).toBe(false);
    expect(termPattern('für … handeln').test('Für diesen Arbeitgeber handeln')).toBe(true);
    expect(termPattern('Email').test('E-Mail')).toBe(false);
    expect(termPattern('Mail').test('E-Mail')).toBe(false);
  });
});

describe.each(['de', 'en'] as const)('the texts in %s', (language) => {
  const checked = terms.flatMap((term) =>
    term.not[language].map((variant) => ({ pattern: termPattern(variant), instead: term[language] })),
  );

  it('use the words of the glossary', () => {
    const faults = textsOf(language)
      .filter(({ where, key }) => !exceptions.has(`${where} ${key}`))
      .flatMap(({ where, key, text }) =>
        checked
          .filter(({ pattern }) => pattern.test(text.replace(PLACEHOLDER, '')))
          .map(({ instead }) => `${where} ${key}: "${text}" (the glossary says: ${instead})`),
      );
    expect(faults).toEqual([]);
  });
});

describe('a category', () => {
  const NAMES = {
    de: {
      doctors: 'Ärztinnen & Ärzte',
      nursing: 'Pflege',
      medical: 'Medizin & Technik',
      mfa: 'MFA',
      administration: 'Administration',
      management: 'Verwaltung / Management',
    },
    en: {
      doctors: 'Doctors',
      nursing: 'Nursing',
      medical: 'Medical',
      mfa: 'MFA',
      administration: 'Administration',
      management: 'Management',
    },
  };

  it.each(['de', 'en'] as const)('has one name everywhere in %s', (language) => {
    const names = textsOf(language).filter(({ key }) => /(^|\.)category\.[a-z]+$/.test(key) && !key.includes('about'));
    const byCategory = names.filter(({ key }) => (key.split('.').at(-1) ?? '') in NAMES[language]);
    expect(byCategory.length).toBeGreaterThanOrEqual(12);
    for (const { where, key, text } of byCategory) {
      const category = key.split('.').at(-1) as keyof typeof NAMES.de;
      expect(text, `${where} ${key}`).toBe(NAMES[language][category]);
    }
  });
});
