import { READ_ON_ARTICLES } from '@stellenvisite/contract/content/articles';
import type { Article } from '@stellenvisite/contract/content/articles.schema';
import { escapeHtml } from '@stellenvisite/contract/platform/escape-html';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { articles } from '@stellenvisite/db/schema/content/articles';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import sanitize from 'sanitize-html';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts';
import { type ArticleRow, isPublished, toSummaries, toSummary } from './list-article-entries.ts';
import { listPictures, type PictureRow, toPicture } from './pictures/picture-view.ts';

type ArticleBody = { introHtml: string; sections: { id: string; title: string; html: string }[] };

const HEADING = /<h3>(.*?)<\/h3>/;

const FOOTNOTE = /\[(\d{1,2})\]/g;

const PICTURE_PARAGRAPH = /<p>\s*\[(?:Bild|Image)\s(\d{1,2})\]\s*<\/p>/g;

const PICTURE = /\[(?:Bild|Image)\s\d{1,2}\]/g;

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** The column of the text is 41rem wide, on a phone the screen without its margins. */
const SIZES = '(max-width: 45rem) calc(100vw - 2rem), 41rem';

export async function getArticle(ctx: Context, { slug }: { slug: string }): Promise<Article> {
  const [row] = await ctx.db
    .select()
    .from(articles)
    .where(and(eq(articles.slug, slug), isPublished(ctx)));
  if (!row) throw new DomainError('article.not_found');
  return toArticle(ctx, row);
}

export async function toArticle(ctx: Context, row: ArticleRow): Promise<Article> {
  const { summary, sources, bodyHtml } = row.texts[ctx.language];
  const { reviewedBy, jobSearch } = row;
  const pictures = (await listPictures(ctx, row.id)).filter(({ storageKey }) => storageKey !== null);
  const figureOf = (number: number) => {
    const picture = pictures.find((each) => each.number === number);
    return picture ? toFigure(picture, ctx.language) : '';
  };
  return {
    ...toSummary(ctx, row, pictures.find(({ isCover }) => isCover) ?? null),
    ...readArticleBody(bodyHtml, figureOf),
    summary,
    sources,
    reviewedBy,
    jobSearch,
    updatedAt: row.updatedAt.toISOString(),
    readOn: await toSummaries(ctx, await listReadOn(ctx, row)),
  };
}

/** Of the same topic first, then of the same group, then the newest. */
function listReadOn(ctx: Context, { slug, topic, category }: ArticleRow): Promise<ArticleRow[]> {
  return ctx.db
    .select()
    .from(articles)
    .where(and(ne(articles.slug, slug), isPublished(ctx)))
    .orderBy(
      desc(eq(articles.topic, topic)),
      desc(sql`coalesce(${articles.category} = ${category}, false)`),
      desc(articles.publishedAt),
    )
    .limit(READ_ON_ARTICLES);
}

/** Returns a picture in the text. Its size is stated, so that nothing moves when it arrives. */
function toFigure(row: PictureRow, language: Language): string {
  const { url, sources, alt, width, height } = toPicture(row, language);
  const caption = row.caption[language];
  const attributes = (values: Record<string, string | number>) =>
    Object.entries(values)
      .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
      .join('');
  const alternatives = sources.map(({ type, srcset }) => `<source${attributes({ type, srcset, sizes: SIZES })}>`);
  const img = `<img${attributes({ src: url, alt, width, height, loading: 'lazy', decoding: 'async' })}>`;
  const words = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : '';
  return `<figure><picture>${alternatives.join('')}${img}</picture>${words}</figure>`;
}

/**
 * The parts of an article below its headings. A number in brackets leads to the source of that number; `[Bild 2]` or `[Image 2]` in a
 * paragraph of its own gives way to that picture, elsewhere to nothing.
 */
export function readArticleBody(bodyHtml: string, figureOf: (number: number) => string = () => ''): ArticleBody {
  const [introHtml = '', ...rest] = sanitizeHtml(bodyHtml).split(HEADING);
  const sections: ArticleBody['sections'] = [];
  for (let index = 0; index < rest.length; index += 2) {
    const title = toPlainText(rest[index] ?? '');
    sections.push({ id: toFreeId(title, sections), title, html: finish(rest[index + 1] ?? '') });
  }
  return { introHtml: finish(introHtml), sections };

  function finish(html: string): string {
    const linked = html.replaceAll(FOOTNOTE, '<sup><a href="#quelle-$1">$1</a></sup>');
    return linked
      .replaceAll(PICTURE_PARAGRAPH, (_, number: string) => figureOf(Number(number)))
      .replaceAll(PICTURE, '')
      .trim();
  }
}

function toPlainText(html: string): string {
  return sanitize(html, { allowedTags: [], allowedAttributes: {} }).replaceAll('&amp;', '&').trim();
}

function toFreeId(title: string, taken: ArticleBody['sections']): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const id = plain || 'abschnitt';
  return taken.some((section) => section.id === id) ? `${id}-${taken.length + 1}` : id;
}
