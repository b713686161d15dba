import { categoryPath, findCategoryBySlug } from '@stellenvisite/contract/jobs/category-slugs';
import { data } from 'react-router';
import { apiOf, requireData } from '../../api/client.ts';
import { CategoryPage } from '../../features/jobs/places/category-page.tsx';
import { marketFigures } from '../../features/jobs/places/market-figures.ts';
import { requirePage } from '../../features/jobs/places/require-page.ts';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import type { Route } from './+types/jobs-category';

export const handle = { namespaces: ['landing-lists', 'job-fields'] };

const PAGE_SIZE = 20;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const category = findCategoryBySlug(params.slug);
  if (!category) throw data(null, 404);
  const page = requirePage(url.searchParams);
  const api = apiOf(context);
  const query = { category: [category], sort: 'newest' as const, page, pageSize: PAGE_SIZE };
  const [jobs, market] = await Promise.all([
    api.GET('/api/jobs', { params: { query } }).then(requireData),
    api.GET('/api/market').then(requireData),
  ]);
  if (jobs.items.length === 0 && page > 1) throw data(null, 404);

  const t = textsOf(context, 'landing-lists');
  const fields = textsOf(context, 'job-fields');
  const words = { jobs: jobs.total, in: fields(`categoryIn.${category}`) };
  const meta = pageMeta(context, {
    title: [t('category.meta.title', words), page > 1 && t('page', { page })].filter(Boolean).join(', '),
    description: t('category.meta.description', words),
    path: categoryPath(category) + (page > 1 ? `?page=${page}` : ''),
    isIndexed: jobs.total > 0,
  });
  return {
    meta,
    category,
    jobs: { items: jobs.items, total: jobs.total, page, pageSize: PAGE_SIZE },
    figures: marketFigures(jobs.facets),
    market: { categories: market.categories, places: market.places },
    asOf: market.asOf,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function JobsCategory({ loaderData }: Route.ComponentProps) {
  return <CategoryPage {...loaderData} />;
}
