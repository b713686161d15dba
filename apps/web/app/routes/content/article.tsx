import type { Article } from '@stellenvisite/contract/content/articles.schema';
import { jobSearchSchema } from '@stellenvisite/contract/jobs/job-search.schema';
import type { Language } from '@stellenvisite/contract/platform/languages';
import type { RouterContextProvider } from 'react-router';
import { apiOf, requireData } from '../../api/client.ts';
import { ArticlePage } from '../../features/content/articles/article-page.tsx';
import { NewsletterForm } from '../../features/content/newsletter/newsletter-form.tsx';
import { pageMeta } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import { visitContext } from '../../visit.ts';
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

/** Finds the jobs of an article's search. The editor's text is validated like an address that a visitor typed. */
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

/** schema.org of an article, for search engines. */
export function articleData(article: Article, publicUrl: string, language: Language) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.lead,
    inLanguage: language,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    author: toAuthor(article.author),
    publisher: { '@type': 'Organization', name: 'Stellenvisite', url: publicUrl },
    mainEntityOfPage: `${publicUrl}/blog/${article.slug}`,
    image: publicUrl + (article.cover?.url ?? '/social.png'),
  };
}

/** The editors sign together: they are no person. */
function toAuthor({ name, role }: Article['author']) {
  return /^Redaktion\b/.test(name) ? { '@type': 'Organization', name } : { '@type': 'Person', name, jobTitle: role };
}
