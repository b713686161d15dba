import { LANGUAGES } from '@stellenvisite/contract/languages';
import { writeXml, XML_DECLARATION } from '../http/write-xml.ts';

export type SitemapPage = { url: string; changedAt?: Date | undefined };

const SITEMAP_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Each page once, at its German address, with its alternates. */
export function sitemapXml(pages: SitemapPage[]): string {
  const url = pages.map((page) => ({ ...entry(page), 'xhtml:link': alternates(page.url) }));
  const namespaces = { '@xmlns': SITEMAP_NAMESPACE, '@xmlns:xhtml': 'http://www.w3.org/1999/xhtml' };
  return `${XML_DECLARATION}${writeXml({ urlset: { ...namespaces, url } })}\n`;
}

export function sitemapIndexXml(sitemaps: SitemapPage[]): string {
  const sitemap = sitemaps.map(entry);
  return `${XML_DECLARATION}${writeXml({ sitemapindex: { '@xmlns': SITEMAP_NAMESPACE, sitemap } })}\n`;
}

const entry = ({ url, changedAt }: SitemapPage) => ({ loc: url, lastmod: changedAt?.toISOString() });

function alternates(url: string) {
  return LANGUAGES.map((language) => ({
    '@rel': 'alternate',
    '@hreflang': language,
    '@href': language === 'de' ? url : `${url}?lang=${language}`,
  }));
}
