export const ARTICLE_TOPICS = ['pay', 'roster', 'applying', 'law', 'recognition', 'employers'] as const;
export type ArticleTopic = (typeof ARTICLE_TOPICS)[number];

/** The topic's word in the address: `/blog?thema=gehalt`. */
export const TOPIC_SLUGS: Record<ArticleTopic, string> = {
  pay: 'gehalt',
  roster: 'dienstplan',
  applying: 'bewerbung',
  law: 'recht',
  recognition: 'anerkennung',
  employers: 'arbeitgeber',
};

/** Every article has a drawing, which a cover picture of its own may replace; never a stock photograph. */
export const ARTICLE_DRAWINGS = ['night_room', 'payslip', 'roster', 'talk', 'certificate', 'cv', 'books'] as const;
export type ArticleDrawing = (typeof ARTICLE_DRAWINGS)[number];

/** Not published, to be published at a moment to come, published. */
export const ARTICLE_STATES = ['draft', 'scheduled', 'published'] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];

export const ARTICLES_PER_PAGE = 6;
export const POPULAR_ARTICLES = 4;
export const READ_ON_ARTICLES = 3;

const WORDS_A_MINUTE = 200;

/** Words of a text by two hundred a minute, rounded up. */
export function readingMinutes(html: string): number {
  const words = html
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}
