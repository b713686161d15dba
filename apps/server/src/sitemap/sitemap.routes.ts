import { categoryPath } from '@stellenvisite/contract/category-slugs';
import { jobCategorySchema } from '@stellenvisite/contract/job-fields.schema';
import { listArticleEntries } from '@stellenvisite/core/articles/list-article-entries';
import { listMarketPlaces } from '@stellenvisite/core/market/list-market-places';
import { listSalaryPages } from '@stellenvisite/core/salaries/list-salary-pages';
import {
  getSitemapScope,
  listSitemapCategories,
  listSitemapEmployers,
  listSitemapJobs,
} from '@stellenvisite/core/sitemap/list-sitemap-entries';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendProblem } from '../http/problem-errors.ts';
import { type SitemapPage, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

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
