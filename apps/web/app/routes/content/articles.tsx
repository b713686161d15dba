import { ARTICLE_TOPICS, TOPIC_SLUGS } from '@stellenvisite/contract/content/articles';
import { articleQuerySchema } from '@stellenvisite/contract/content/articles.schema';
import { data } from 'react-router';
import { apiOf, requireData } from '../../api/client.ts';
import { ArticleListPage, addressOf } from '../../features/content/articles/article-list-page.tsx';
import { NewsletterForm } from '../../features/content/newsletter/newsletter-form.tsx';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import type { Route } from './+types/articles';

export const handle = { namespaces: ['articles', 'job-fields', 'newsletter'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const t = textsOf(context, 'articles');
  const topic = ARTICLE_TOPICS.find((value) => TOPIC_SLUGS[value] === url.searchParams.get('thema')) ?? null;
  const query = articleQuerySchema.safeParse({
    q: url.searchParams.get('q') ?? '',
    page: url.searchParams.get('page') ?? '',
  });
  if (!query.success) throw data(null, 400);
  const { q = '', page } = query.data;
  const articles = requireData(
    await apiOf(context).GET('/api/articles', {
      params: { query: { page, ...(topic && { topic }), ...(q && { q }) } },
    }),
  );
  if (articles.items.length === 0 && page > 1) throw data(null, 404);
  const name = topic ? `${t('title')}: ${t(`topic.${topic}`)}` : t('meta.title');
  const meta = pageMeta(context, {
    title: [name, page > 1 && t('page', { page })].filter(Boolean).join(', '),
    description: t('meta.description'),
    path: addressOf({ topic, q: '', page }),
    isIndexed: q === '',
  });
  return { meta, articles, topic, q };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...metaTags(loaderData?.meta),
  { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', href: '/blog/feed.xml' },
];

export default function Articles({ loaderData: { articles, topic, q } }: Route.ComponentProps) {
  return <ArticleListPage articles={articles} topic={topic} q={q} newsletter={<NewsletterForm />} />;
}
