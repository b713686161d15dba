import { HELP_ROLES, HELP_SECTIONS } from '@stellenvisite/contract/content/help-articles.schema';
import { expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { ARTICLES, findTopicOf, listHelpArticles } from './list-help-articles.ts';

const ask = async (query: Parameters<typeof listHelpArticles>[1], language: 'de' | 'en' = 'de') =>
  (await listHelpArticles({ language } as Context, query)).items;

test('every article has an address of its own and appears in a section of each of its roles', () => {
  expect(new Set(ARTICLES.map(({ slug }) => slug)).size).toBe(ARTICLES.length);
  const lost = ARTICLES.filter(({ roles, section }) =>
    roles.every((role) => !(HELP_SECTIONS[role] as readonly string[]).includes(section)),
  );
  expect(lost.map(({ slug }) => slug)).toEqual([]);
});

test.each(HELP_ROLES)('there is something to read for a %s in every section', async (role) => {
  const items = await ask({ role });
  expect(items.length).toBeGreaterThan(20);
  for (const section of HELP_SECTIONS[role]) expect(items.map((item) => item.section)).toContain(section);
});

test('an article is found by words of its title before one that only mentions them, in both languages', async () => {
  expect((await ask({ q: 'Bewerbung zurückziehen' }))[0]?.slug).toBe('bewerbung-zurueckziehen');
  expect((await ask({ q: 'zuruckzieh' }))[0]?.slug).toBe('bewerbung-zurueckziehen');
  expect((await ask({ q: 'withdraw application' }, 'en'))[0]?.slug).toBe('bewerbung-zurueckziehen');
  expect(await ask({ q: 'Raumschiff' })).toEqual([]);
});

test('a question in a sentence is found by the words that say what it is about', async () => {
  expect((await ask({ q: 'Mein Lebenslauf lässt sich nicht hochladen' }))[0]?.slug).toBe('lebenslauf-hochladen');
  expect((await ask({ q: 'How can I withdraw my application again?' }, 'en'))[0]?.slug).toBe('bewerbung-zurueckziehen');
  expect(await ask({ q: 'Wie lande ich auf dem Mond?' })).toEqual([]);
});

test.each([
  ['Wie ändere ich meine E-Mail-Adresse?', 'change_email'],
  ['Wie verlasse ich den Talentpool?', 'pool_leave'],
  ['Kann ich einen Arbeitgeber ausblenden?', 'hide_employer'],
  ['Wozu dienen Nachweise?', 'proofs'],
  ['Wie werde ich verifiziert?', 'verification'],
  ['Was ist der Sinn des Lebens?', null],
  ['Ich hätte gern etwas anderes', null],
  ['die zweite', null],
])('Emma knows which article answers „%s“', (question, topic) => {
  expect(findTopicOf(question, 'de')).toBe(topic);
});

test('the help page speaks for the site, not for Emma', async () => {
  const inHerVoice = [...(await ask({})), ...(await ask({}, 'en'))].filter(({ text }) =>
    /\b(?:kann ich|ich kann|hier im Gespräch|I cannot|I can|in this chat|here in the conversation)\b/.test(text),
  );
  expect(inHerVoice.map(({ slug }) => slug)).toEqual([]);
});
