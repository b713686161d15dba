import { TRAINING_PATH, TRAINING_SEARCHES } from '@stellenvisite/contract/jobs/trainings';
import { data } from 'react-router';
import { apiOf, requireData } from '../../api/client.ts';
import { marketFigures } from '../../features/jobs/places/market-figures.ts';
import { requirePage } from '../../features/jobs/places/require-page.ts';
import { TrainingPage } from '../../features/jobs/places/training-page.tsx';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import type { Route } from './+types/jobs-training';

export const handle = { namespaces: ['landing-lists', 'job-fields'] };

const PAGE_SIZE = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = requirePage(url.searchParams);
  const api = apiOf(context);
  const find = (query: { q?: string; page?: number; pageSize: number }) =>
    api
      .GET('/api/jobs', { params: { query: { ...query, training: true, sort: query.q ? 'relevance' : 'newest' } } })
      .then(requireData);
  const [jobs, market, ...counts] = await Promise.all([
    find({ page, pageSize: PAGE_SIZE }),
    api.GET('/api/market').then(requireData),
    ...TRAINING_SEARCHES.map((q) => find({ q, pageSize: 1 })),
  ]);
  if (jobs.items.length === 0 && page > 1) throw data(null, 404);

  const t = textsOf(context, 'landing-lists');
  const words = { jobs: jobs.total };
  const meta = pageMeta(context, {
    title: [t('training.meta.title', words), page > 1 && t('page', { page })].filter(Boolean).join(', '),
    description: t('training.meta.description', words),
    path: TRAINING_PATH + (page > 1 ? `?page=${page}` : ''),
    isIndexed: jobs.total > 0,
  });
  return {
    meta,
    jobs: { items: jobs.items, total: jobs.total, page, pageSize: PAGE_SIZE },
    figures: marketFigures(jobs.facets),
    occupations: TRAINING_SEARCHES.map((q, index) => ({ q, count: counts[index]?.total ?? 0 })),
    asOf: market.asOf,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function JobsTraining({ loaderData }: Route.ComponentProps) {
  return <TrainingPage {...loaderData} />;
}
