import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { planFeatureGroups, planTexts } from '../content/plans.ts';

const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url));
const TEXTS = ['apps/web/app/locales', 'packages/core/src/platform/mails/texts', 'packages/demo/src/data'];

type Words = { pattern: RegExp; instead: string };

/** Words that readers had to decode. Screens, mails and the demo's ads use the word people search for. */
const PUZZLING: Record<'de' | 'en', Words[]> = {
  de: [
    { pattern: /\bHäuser/, instead: 'Arbeitgeber, Einrichtungen, Standorte' },
    { pattern: /\b(Für|von|mit|Ihr|Ihrem|mein|kein|Kein) Haus(?!\p{L})/u, instead: 'Arbeitgeber, Einrichtung' },
    { pattern: /\b[Dd]as Haus nennt|nennt keine Zahl/, instead: 'Keine Gehaltsangabe' },
    { pattern: /\bZeilen?\b/, instead: 'Stelle' },
    { pattern: /\bPassung\b/, instead: 'Relevanz' },
    { pattern: /\bAushang\b|ausgehängt/, instead: 'Veröffentlicht' },
    { pattern: /\bim Plan\b/, instead: 'im Dienstplan' },
    { pattern: /Um sechs im Postfach|[Ww]ecken lassen/, instead: 'Neue Stellen per E-Mail, Abonnieren' },
    { pattern: /Ruhigen Dienst/, instead: 'Guten Abend' },
    { pattern: /(vor|Vor) dem Logo|dann das Logo/, instead: 'Erst die Dienste, dann der Name' },
    { pattern: /[Vv]on uns vorgestellt|Vorgestellte/, instead: 'Hervorgehoben' },
    { pattern: /handel(n|t|st)\b.{0,20}\bfür\b|für\b.{0,20}\bhandel(n|t)\b|Für wen Sie handeln/, instead: 'verwalten' },
    { pattern: /sagen beide Adressen|auf ein Ja\b/, instead: 'in beiden Postfächern bestätigen, offene Anfragen' },
    { pattern: /die Buchstaben, die Sie/, instead: 'Welche Dienste kommen für Sie infrage?' },
    { pattern: /Tragen Sie sich ein/, instead: 'Ihr Profil in vier Fragen' },
    { pattern: /\bAegis\b|\b2FAS\b/, instead: 'Google Authenticator, Microsoft Authenticator, Apple Passwörter' },
  ],
  en: [
    { pattern: /\bhouses?\b/i, instead: 'employer, organisation' },
    { pattern: /\b(open|your|this|one|no|which|two) rows?\b/i, instead: 'job' },
    { pattern: /\bact(s|ing)? for\b/i, instead: 'manage' },
    { pattern: /\btariff\b/i, instead: 'pay scale' },
    { pattern: /wake me|quiet shift|presented by us/i, instead: 'Subscribe, Good evening, Highlighted' },
    { pattern: /\bAegis\b|\b2FAS\b/, instead: 'Google Authenticator, Microsoft Authenticator, Apple Passwords' },
  ],
};

/** Intentional: the head of the roster on the landing page, section titles in the words of a ward, and the line of a file. */
const KEPT = new Set([
  'landing.json roster.line',
  'landing.json board.stamp',
  'feeds.json line',
  'feeds.json problem.line',
  'feeds.json failure.broken.title',
  'feeds.json failure.truncated.title',
]);

const PLACEHOLDER = /\{\{[^}]*\}\}/g;

type Text = { where: string; key: string; text: string };

function listTexts(value: unknown, where: string, key = ''): Text[] {
  if (typeof value === 'string') return [{ where, key, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => listTexts(inner, where, key ? `${key}.${name}` : name));
}

function textsOf(language: 'de' | 'en'): Text[] {
  const files = TEXTS.flatMap((folder) => globSync(`${folder}/**/*.json`, { cwd: REPOSITORY }));
  const written = files
    .filter((file) => languageOfFile(file) === language)
    .flatMap((file) => listTexts(JSON.parse(readFileSync(`${REPOSITORY}/${file}`, 'utf8')), file.replace(/^.*\//, '')));
  const offered = listTexts([planTexts, planFeatureGroups], 'plans.ts').filter(({ key }) =>
    key.endsWith(`.${language}`),
  );
  return [...written, ...offered];
}

const languageOfFile = (file: string) => (/\/en(\/|\.json)|english\.json/.test(file) ? 'en' : 'de');

describe.each(['de', 'en'] as const)('the texts in %s', (language) => {
  it('say it in the words people use', () => {
    const puzzling = textsOf(language)
      .filter(({ where, key }) => !KEPT.has(`${where} ${key}`))
      .flatMap(({ where, key, text }) =>
        PUZZLING[language]
          .filter(({ pattern }) => pattern.test(text.replace(PLACEHOLDER, '')))
          .map(({ instead }) => `${where} ${key}: "${text}" (better: ${instead})`),
      );
    expect(puzzling).toEqual([]);
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
