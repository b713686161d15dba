import { HELP_ROLES, HELP_SECTION_NAMES } from '@stellenvisite/contract/help-articles';
import type { Language } from '@stellenvisite/contract/languages';
import { z } from '@stellenvisite/contract/zod';
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
      /** How people ask Emma for it; an article without is found by its own words. */
      words: z.array(z.string()),
      /** As the help page says it, where Emma says it in her own words. */
      page: inBoth.optional(),
    }),
  )
  .parse(written);

export const HELP_TOPICS = ARTICLES.map(({ topic }) => topic);
export const HELP_WORDS = ARTICLES.map(({ topic, words }) => ({ topic, words }));

export function findHelpArticle(topic: string, language: Language) {
  const article = ARTICLES.find((each) => each.topic === topic);
  return article ? { ...article[language], url: article.url ?? `/hilfe#${article.slug}` } : null;
}
