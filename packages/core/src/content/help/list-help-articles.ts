import {
  HELP_ROLES,
  HELP_SECTION_NAMES,
  type HelpArticles,
  type HelpQuery,
} from '@stellenvisite/contract/content/help-articles.schema';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { z } from '@stellenvisite/contract/platform/zod';
import type { Context } from '../../context.ts';
import written from './help-articles.json' with { type: 'json' };

const wordsSchema = z.object({ title: z.string(), text: z.string() });

const inBoth = z.object({ de: wordsSchema, en: wordsSchema });

export const ARTICLES = z
  .array(
    inBoth.extend({
      topic: z.string(),
      slug: z.string(),
      section: z.enum(HELP_SECTION_NAMES),
      roles: z.array(z.enum(HELP_ROLES)),
      url: z.string().nullable(),
      /** As the help page says it, where Emma says it in her own words. */
      page: inBoth.optional(),
    }),
  )
  .parse(written);

export const HELP_TOPICS = ARTICLES.map(({ topic }) => topic);

/**
 * Lists the articles with these words, the titles before the texts. Where no article has all of the words, returns those with at
 * least half of them: people ask in sentences.
 */
export async function listHelpArticles({ language }: Context, { role, q }: HelpQuery): Promise<HelpArticles> {
  const words = toWords(q ?? '');
  const items = ARTICLES.filter(({ roles }) => !role || roles.includes(role)).map((article) => {
    const { title, text } = (article.page ?? article)[language];
    return { slug: article.slug, section: article.section, title, text, url: article.url };
  });
  if (words.length === 0) return { items };
  const found = items
    .map((item) => {
      const [title, all] = [fold(item.title), fold(`${item.title} ${item.text}`)];
      const count = (text: string) => words.filter((word) => hasWord(text, word)).length;
      return { item, inTitle: count(title), inAll: count(all) };
    })
    .filter(({ inAll }) => inAll * 2 >= words.length)
    .sort((a, b) => b.inAll - a.inAll || b.inTitle - a.inTitle);
  const whole = found.filter(({ inAll }) => inAll === words.length);
  return { items: (whole.length > 0 ? whole : found).map(({ item }) => item) };
}

const SHORT = 5;

/** Finds a long word within German compounds too; a short one only as a word of its own, whatever its ending. */
const hasWord = (folded: string, word: string): boolean =>
  word.length > SHORT ? folded.includes(word) : new RegExp(`(?:^| )${word}\\p{L}{0,2}(?: |$)`, 'u').test(folded);

/**
 * Finds the article that answers a question, for Emma; null where none does for certain: its title has what the question is about, and the
 * article every word of it. A long word counts in all its forms.
 */
export function findTopicOf(question: string, language: Language): string | null {
  const stems = toWords(question).map((word) => (word.length > 5 ? word.slice(0, Math.max(5, word.length - 2)) : word));
  // One word alone is as often an answer: "die zweite".
  if (stems.length < 2) return null;
  const found = ARTICLES.map((article) => {
    const { title, text } = (article.page ?? article)[language];
    const [inTitle, inAll] = [fold(title), fold(`${title} ${text}`)].map(
      (words) => stems.filter((stem) => hasWord(words, stem)).length,
    );
    return { topic: article.topic, inTitle: inTitle ?? 0, inAll: inAll ?? 0 };
  }).filter(({ inTitle, inAll }) => inAll === stems.length && inTitle * 2 >= stems.length);
  return found.sort((a, b) => b.inTitle - a.inTitle)[0]?.topic ?? null;
}

/** Lists words of every sentence, which carry no topic. */
const FILLERS = new Set(
  `aber alle als am an auf aus bei bin bitte das dass dem den der die doch ein eine einen einer er es fur gar geht gibt habe haben hat
  ich ihr ihre im immer in ist kann kein keine konnen lasst man mehr mein meine meinen mich mir mit nach nicht noch nur oder schon sehr sich
  sie sind so um und uns vom von wann warum was wenn wer wie wieso wird wo wurde zu zum zur
  a am an and are at be can cannot do does for from get have how i if in is it me my no not of on or the there this to we what when where
  which who why with would you your`
    .split(/\s+/)
    .filter(Boolean),
);

function toWords(q: string): string[] {
  const words = fold(q).split(' ').filter(Boolean);
  const significant = words.filter((word) => !FILLERS.has(word));
  return significant.length > 0 ? significant : words;
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export function findHelpArticle(topic: string, language: Language) {
  const article = ARTICLES.find((each) => each.topic === topic);
  return article ? { ...article[language], url: article.url ?? `/hilfe#${article.slug}` } : null;
}
