import type { ArticlePicture } from '@stellenvisite/contract/article-pictures.schema';
import type { ArticleSummary } from '@stellenvisite/contract/articles.schema';
import { escapeHtml } from '@stellenvisite/contract/escape-html';
import type { Context } from '@stellenvisite/core/context';

const WORDS = {
  de: {
    title: 'Ratgeber von Stellenvisite',
    description: 'Gehalt, Dienstplan, Bewerbung und Recht in Gesundheitsberufen',
  },
  en: { title: 'Guide by Stellenvisite', description: 'Pay, rosters, applying and law in healthcare jobs' },
};

/** RSS 2.0 of the articles, in the language that was asked for. */
export function articlesRss(
  { publicUrl, language }: Pick<Context, 'publicUrl' | 'language'>,
  articles: ArticleSummary[],
): string {
  const suffix = language === 'de' ? '' : `?lang=${language}`;
  const items = articles.map(({ slug, title, lead, publishedAt, cover }) => {
    const url = `${publicUrl}/blog/${slug}${suffix}`;
    return `<item><title>${escapeHtml(title)}</title><link>${escapeHtml(url)}</link><guid>${escapeHtml(url)}</guid><pubDate>${new Date(publishedAt).toUTCString()}</pubDate><description>${escapeHtml(lead)}</description>${cover ? toMediaContent(publicUrl, cover) : ''}</item>`;
  });
  const { title, description } = WORDS[language];
  const self = escapeHtml(`${publicUrl}/blog/feed.xml${suffix}`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>${title}</title><link>${escapeHtml(`${publicUrl}/blog${suffix}`)}</link><atom:link href="${self}" rel="self" type="application/rss+xml"/><description>${description}</description><language>${language}</language>
${items.join('\n')}
</channel></rss>
`;
}

/** Media RSS, which readers of feeds show beside the title. */
function toMediaContent(publicUrl: string, { url, alt, width, height }: ArticlePicture): string {
  const address = escapeHtml(publicUrl + url);
  return `<media:content url="${address}" medium="image" width="${width}" height="${height}"><media:description>${escapeHtml(alt)}</media:description></media:content>`;
}
