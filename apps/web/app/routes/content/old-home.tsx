import { apiOf, requireData } from '../../api/client.ts';
import { OldHomePage } from '../../features/content/landing/old-home-page.tsx';
import type { Route } from './+types/old-home';

export const handle = { title: 'landing:old.meta.title', namespaces: ['landing', 'job-fields'] };

export async function loader({ context }: Route.LoaderArgs) {
  const market = requireData(await apiOf(context).GET('/api/market'));
  const { jobs, employers, asOf, categories, places, newestJobs, featuredEmployers } = market;
  return {
    market: {
      ...{ jobs, employers, asOf, categories },
      places: places.slice(0, 10),
      newestJobs: newestJobs.slice(0, 6),
      featuredEmployers: featuredEmployers.slice(0, 10),
    },
  };
}

export default function OldHome({ loaderData: { market } }: Route.ComponentProps) {
  return <OldHomePage market={market} />;
}
