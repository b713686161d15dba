import { jobSearchSchema } from '@stellenvisite/contract/job-search.schema';
import type { RouterContextProvider } from 'react-router';
import { apiOf, requireData } from '../api/client.ts';
import { articleData } from '../features/articles/article-data.ts';
import { ArticlePage } from '../features/articles/article-page.tsx';
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx';
import { pageMeta } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { visitContext } from '../visit.ts';
import '../features/articles/articles.css';
import type { Route } from './+types/article';

export const handle = { namespaces: ['articles', 'job-fields', 'newsletter'] };

const JOBS = 3;

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const api = apiOf(context);
  const article = requireData(await api.GET('/api/articles/{slug}', { params: { path: { slug } } }));
  const [jobs, market] = await Promise.all([
    findJobs(context, article.jobSearch),
    api.GET('/api/market').then(requireData),
  ]);
  const { title, lead, cover } = article;
  const meta = pageMeta(context, {
    title,
    description: lead,
    path: `/blog/${slug}`,
    ...(cover && { image: cover.url, imageSize: { width: cover.width, height: cover.height } }),
  });
  const { publicUrl, language } = context.get(visitContext);
  return { meta, article, jobs, asOf: market.asOf, publicUrl, language };
}

/** What an editor wrote as a search is read like what a visitor types into the address. */
async function findJobs(context: Readonly<RouterContextProvider>, search: string) {
  const query = jobSearchSchema.safeParse({ ...Object.fromEntries(new URLSearchParams(search)), pageSize: JOBS });
  if (search === '' || !query.success) return { items: [], total: 0 };
  const written = Object.fromEntries(new URLSearchParams(search));
  const { items, total } = requireData(
    await apiOf(context).GET('/api/jobs', { params: { query: { ...written, pageSize: JOBS } } }),
  );
  return { items, total };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...metaTags(loaderData?.meta),
  ...(loaderData
    ? [{ 'script:ld+json': articleData(loaderData.article, loaderData.publicUrl, loaderData.language) }]
    : []),
];

export default function ArticleRoute({ loaderData: { article, jobs, asOf } }: Route.ComponentProps) {
  return <ArticlePage article={article} jobs={jobs} asOf={asOf} newsletter={<NewsletterForm />} />;
}
