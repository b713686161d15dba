import { apiOf, requireData } from '../api/client.ts';
import { OldHomePage } from '../features/landing/old-home-page.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/old-home';

export const handle = { namespaces: ['landing', 'job-fields'] };

export async function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'landing');
  const market = requireData(await apiOf(context).GET('/api/market'));
  const meta = pageMeta(context, {
    title: t('old.meta.title'),
    description: t('old.meta.description'),
    path: '/old-home',
    isIndexed: false,
  });
  const { jobs, employers, asOf, categories, places, newestJobs, featuredEmployers } = market;
  return {
    meta,
    market: {
      ...{ jobs, employers, asOf, categories },
      places: places.slice(0, 10),
      newestJobs: newestJobs.slice(0, 6),
      featuredEmployers: featuredEmployers.slice(0, 10),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function OldHome({ loaderData: { market } }: Route.ComponentProps) {
  return <OldHomePage market={market} />;
}
