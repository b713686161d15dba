import type { i18n, TFunction } from 'i18next';
import { problemCodeOf } from '../../api/problem-code.ts';

export type BookmarkWords = { t: TFunction; errorText: (error: unknown) => string };

/** The texts of bookmarks for pages that did not come with them: most visitors never need them. */
export async function loadBookmarkWords(texts: i18n): Promise<BookmarkWords> {
  await texts.loadNamespaces(['bookmarks', 'problems']);
  const problem = texts.getFixedT(null, 'problems');
  return { t: texts.getFixedT(null, 'bookmarks'), errorText: (error) => problem(problemCodeOf(error)) };
}
