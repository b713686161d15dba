import type { HelpArticles, HelpQuery } from '@stellenvisite/contract/help-articles.schema';
import type { Context } from '../context.ts';
import { ARTICLES } from './help-articles.ts';

/** What is asked for in these words, the titles before the texts. Every word must occur, also within another: German compounds. */
export async function listHelpArticles({ language }: Context, { role, q }: HelpQuery): Promise<HelpArticles> {
  const words = fold(q ?? '')
    .split(' ')
    .filter(Boolean);
  const items = ARTICLES.filter(({ roles }) => !role || roles.includes(role)).map((article) => {
    const { title, text } = (article.page ?? article)[language];
    return { slug: article.slug, section: article.section, title, text, url: article.url };
  });
  if (words.length === 0) return { items };
  const found = items.flatMap((item) => {
    const [title, all] = [fold(item.title), fold(`${item.title} ${item.text}`)];
    if (!words.every((word) => all.includes(word))) return [];
    return [{ item, inTitle: words.filter((word) => title.includes(word)).length }];
  });
  return { items: found.sort((a, b) => b.inTitle - a.inTitle).map(({ item }) => item) };
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
