import { LANGUAGES } from '@stellenvisite/contract/languages';

export type SitemapPage = { url: string; changedAt?: Date | undefined };

const URLSET =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';

/** Each page once, at its German address, with its alternates. */
export function sitemapXml(pages: SitemapPage[]): string {
  const urls = pages.map(({ url, changedAt }) => `<url><loc>${url}</loc>${lastmod(changedAt)}${alternates(url)}</url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${URLSET}\n${urls.join('\n')}\n</urlset>\n`;
}

export function sitemapIndexXml(sitemaps: SitemapPage[]): string {
  const entries = sitemaps.map(({ url, changedAt }) => `<sitemap><loc>${url}</loc>${lastmod(changedAt)}</sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

function lastmod(changedAt: Date | undefined): string {
  return changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
}

function alternates(url: string): string {
  return LANGUAGES.map((language) => {
    const href = language === 'de' ? url : `${url}?lang=${language}`;
    return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
  }).join('');
}
