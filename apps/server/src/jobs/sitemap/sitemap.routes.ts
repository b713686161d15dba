import { categoryPath } from '@stellenvisite/contract/jobs/category-slugs';
import { jobCategorySchema } from '@stellenvisite/contract/jobs/job-fields.schema';
import { LANGUAGES } from '@stellenvisite/contract/platform/languages';
import { listArticleEntries } from '@stellenvisite/core/content/articles/list-article-entries';
import { listMarketPlaces } from '@stellenvisite/core/jobs/market/list-market-places';
import { listSalaryPages } from '@stellenvisite/core/jobs/salaries/list-salaries';
import {
  getSitemapScope,
  listSitemapCategories,
  listSitemapEmployers,
  listSitemapJobs,
} from '@stellenvisite/core/jobs/sitemap/list-sitemap-entries';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendProblem } from '../../http/problem-errors.ts';
import { writeXml, XML_DECLARATION } from '../../http/write-xml.ts';

type SitemapPage = { url: string; changedAt?: Date | undefined };

const SITEMAP_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const entry = ({ url, changedAt }: SitemapPage) => ({ loc: url, lastmod: changedAt?.toISOString() });

/** Pages whose content is not data; those that show the market carry its last change. */
const MARKET_PAGES = ['/', '/jobs', '/jobs/ausbildung', '/arbeitgebern', '/gehaelter'];
const FIXED_PAGES = [
  '/fuer-arbeitgeber',
  '/blog',
  '/hilfe',
  '/hilfe?rolle=arbeitgeber',
  '/kontakt',
  '/transparenz',
  '/ideen',
  '/preise',
  '/ueber-uns',
  '/talentpool',
  '/jobalarm',
  '/entwickler',
  '/emma',
  '/ki',
  '/datenschutz',
  '/nutzungsbedingungen',
  '/cookie-richtlinie',
  '/impressum',
  '/agb',
  '/barrierefreiheit',
];

const hidden = { config: { permission: 'public' }, schema: { hide: true } } as const;
const hiddenAndCached = { ...hidden, config: { ...hidden.config, cache: 'market' } } as const;

export const sitemapRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/robots.txt', hidden, async (request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return `User-agent: *\nAllow: /\nDisallow: /api/\nAllow: /api/media/\nDisallow: /preferences\nDisallow: /newsletter/\n\nSitemap: ${request.ctx.publicUrl}/sitemap.xml\n`;
  });

  app.get('/sitemap.xml', hiddenAndCached, async (request, reply) => {
    const { jobPages, changedAt } = await getSitemapScope(request.ctx);
    const jobFiles = Array.from({ length: jobPages }, (_, index) => `jobs-${index + 1}`);
    const files = ['pages', 'articles', 'salaries', 'categories', 'places', 'employers', ...jobFiles];
    const entries = files.map((name) => ({
      url: `${request.ctx.publicUrl}/sitemaps/${name}.xml`,
      changedAt: changedAt ?? undefined,
    }));
    return asXml(reply, sitemapIndexXml(entries));
  });

  app.get('/sitemaps/pages.xml', hiddenAndCached, async (request, reply) => {
    const { publicUrl } = request.ctx;
    const { changedAt } = await getSitemapScope(request.ctx);
    return asXml(
      reply,
      sitemapXml([
        ...MARKET_PAGES.map((path) => ({ url: publicUrl + path, changedAt: changedAt ?? undefined })),
        ...FIXED_PAGES.map((path) => ({ url: publicUrl + path })),
      ]),
    );
  });

  app.get('/sitemaps/articles.xml', hidden, async (request, reply) => {
    const entries = await listArticleEntries(request.ctx);
    const pages = entries.map(({ slug, updatedAt }) => ({ key: slug, changedAt: updatedAt }));
    return asXml(reply, sitemapXml(toPages(pages, `${request.ctx.publicUrl}/blog/`)));
  });

  app.get('/sitemaps/salaries.xml', hiddenAndCached, async (request, reply) => {
    const paths = await listSalaryPages(request.ctx);
    return asXml(reply, sitemapXml(paths.map((path) => ({ url: `${request.ctx.publicUrl}/gehaelter/${path}` }))));
  });

  app.get('/sitemaps/categories.xml', hidden, async (request, reply) => {
    const entries = await listSitemapCategories(request.ctx);
    const pages = entries.map(({ key, changedAt }) => ({
      url: request.ctx.publicUrl + categoryPath(jobCategorySchema.parse(key)),
      changedAt,
    }));
    return asXml(reply, sitemapXml(pages));
  });

  app.get('/sitemaps/places.xml', hiddenAndCached, async (request, reply) => {
    const { items } = await listMarketPlaces(request.ctx);
    const pages = items.map(({ slug, updatedAt }) => ({
      url: `${request.ctx.publicUrl}/jobs/ort/${slug}`,
      changedAt: new Date(updatedAt),
    }));
    return asXml(reply, sitemapXml(pages));
  });

  app.get('/sitemaps/employers.xml', hidden, async (request, reply) => {
    const entries = await listSitemapEmployers(request.ctx);
    return asXml(reply, sitemapXml(toPages(entries, `${request.ctx.publicUrl}/arbeitgebern/`)));
  });

  app.get(
    '/sitemaps/jobs-:page(^\\d+).xml',
    {
      config: { permission: 'public' },
      schema: { hide: true, params: z.object({ page: z.coerce.number().int().min(1).max(1000) }) },
    },
    async (request, reply) => {
      const entries = await listSitemapJobs(request.ctx, request.params);
      if (entries.length === 0) return sendProblem(request, reply, 'request.not_found');
      return asXml(reply, sitemapXml(toPages(entries, `${request.ctx.publicUrl}/jobs/`)));
    },
  );
};

function toPages(entries: { key: string; changedAt: Date }[], prefix: string): SitemapPage[] {
  return entries.map(({ key, changedAt }) => ({ url: prefix + key, changedAt }));
}

function asXml(reply: FastifyReply, xml: string): string {
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=300');
  return xml;
}

/** Returns each page once, at its German address, with its alternates. */
function sitemapXml(pages: SitemapPage[]): string {
  const url = pages.map((page) => ({ ...entry(page), 'xhtml:link': alternates(page.url) }));
  const namespaces = { '@xmlns': SITEMAP_NAMESPACE, '@xmlns:xhtml': 'http://www.w3.org/1999/xhtml' };
  return `${XML_DECLARATION}${writeXml({ urlset: { ...namespaces, url } })}\n`;
}

function sitemapIndexXml(sitemaps: SitemapPage[]): string {
  const sitemap = sitemaps.map(entry);
  return `${XML_DECLARATION}${writeXml({ sitemapindex: { '@xmlns': SITEMAP_NAMESPACE, sitemap } })}\n`;
}

function alternates(url: string) {
  return LANGUAGES.map((language) => ({
    '@rel': 'alternate',
    '@hreflang': language,
    '@href': language === 'de' ? url : `${url}?lang=${language}`,
  }));
}
