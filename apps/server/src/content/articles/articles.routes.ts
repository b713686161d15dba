import {
  type ArticlePicture,
  type ArticleSummary,
  articleListSchema,
  articleParamsSchema,
  articleQuerySchema,
  articleSchema,
  rateArticleSchema,
} from '@stellenvisite/contract/content/articles.schema';
import { helpArticlesSchema, helpQuerySchema } from '@stellenvisite/contract/content/help-articles.schema';
import { escapeHtml } from '@stellenvisite/contract/platform/escape-html';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@stellenvisite/contract/platform/languages';
import { countReading, rateArticle } from '@stellenvisite/core/content/articles/count-article';
import { getArticle } from '@stellenvisite/core/content/articles/get-article';
import {
  listArticleEntries,
  listArticles,
  toSummaries,
} from '@stellenvisite/core/content/articles/list-article-entries';
import { listHelpArticles } from '@stellenvisite/core/content/help/list-help-articles';
import type { Context } from '@stellenvisite/core/context';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

const WORDS = {
  de: {
    title: 'Ratgeber von Stellenvisite',
    description: 'Gehalt, Dienstplan, Bewerbung und Recht in Gesundheitsberufen',
  },
  en: { title: 'Guide by Stellenvisite', description: 'Pay, rosters, applying and law in healthcare jobs' },
};

export const articlesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/articles',
    {
      config: { permission: 'article.read' },
      schema: {
        tags: ['articles'],
        summary: 'Search the articles by topic and words',
        querystring: articleQuerySchema,
        response: { 200: articleListSchema },
      },
    },
    (request) => listArticles(request.ctx, request.query),
  );

  app.get(
    '/api/articles/:slug',
    {
      config: { permission: 'article.read' },
      schema: {
        tags: ['articles'],
        summary: 'Get an article with its sections and sources',
        params: articleParamsSchema,
        response: { 200: articleSchema },
      },
    },
    (request) => getArticle(request.ctx, request.params),
  );

  app.post(
    '/api/articles/:slug/readings',
    {
      config: { permission: 'article.read' },
      schema: {
        tags: ['articles'],
        summary: 'Count one anonymous view of an article',
        params: articleParamsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await countReading(request.ctx, request.params);
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/api/articles/:slug/ratings',
    {
      config: { permission: 'article.read' },
      schema: {
        tags: ['articles'],
        summary: 'Rate the usefulness of an article anonymously',
        params: articleParamsSchema,
        body: rateArticleSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await rateArticle(request.ctx, { ...request.params, ...request.body });
      return reply.status(204).send(null);
    },
  );

  app.get(
    '/blog/feed.xml',
    {
      config: { permission: 'public' },
      schema: { hide: true, querystring: z.object({ lang: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE) }) },
    },
    async (request, reply) => {
      reply.type('application/rss+xml; charset=utf-8').header('cache-control', 'public, max-age=900');
      const { publicUrl, db } = request.ctx;
      const language = request.query.lang;
      const entries = await toSummaries({ db, language }, await listArticleEntries(request.ctx));
      return articlesRss({ publicUrl, language }, entries);
    },
  );
};

/** RSS 2.0 of the articles, in the language that was requested. */
function articlesRss(
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

/** Media RSS, which readers of feeds show next to the title. */
function toMediaContent(publicUrl: string, { url, alt, width, height }: ArticlePicture): string {
  const address = escapeHtml(publicUrl + url);
  return `<media:content url="${address}" medium="image" width="${width}" height="${height}"><media:description>${escapeHtml(alt)}</media:description></media:content>`;
}

export const helpArticlesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/help-articles',
    {
      config: { permission: 'help_article.read' },
      schema: {
        tags: ['support'],
        summary: 'Search the help pages by role and words',
        querystring: helpQuerySchema,
        response: { 200: helpArticlesSchema },
      },
    },
    async (request) => listHelpArticles(request.ctx, request.query),
  );
};
