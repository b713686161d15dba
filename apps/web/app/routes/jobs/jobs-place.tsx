import type { MarketPlace, PlaceDetail } from '@stellenvisite/contract/jobs/places.schema';
import { data } from 'react-router';
import { apiOf, requireData } from '../../api/client.ts';
import { marketFigures } from '../../features/jobs/places/market-figures.ts';
import { PlacePage } from '../../features/jobs/places/place-page.tsx';
import { requirePage } from '../../features/jobs/places/require-page.ts';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import type { Route } from './+types/jobs-place';

const MAX_SHOWN = 12;

export const handle = { namespaces: ['landing-lists', 'job-fields'] };

const PAGE_SIZE = 20;
const RADIUS = 10;
const WIDE_RADIUS = 50;
const EMPLOYERS = 8;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = requirePage(url.searchParams);
  const api = apiOf(context);
  const { slug } = params;
  const place = requireData(await api.GET('/api/places/by-slug/{slug}', { params: { path: { slug } } }));
  const around = { location: `${place.name}, ${place.region}`, radius: RADIUS };
  const [jobs, places, employers] = await Promise.all([
    api
      .GET('/api/jobs', { params: { query: { ...around, sort: 'newest', page, pageSize: PAGE_SIZE } } })
      .then(requireData),
    api.GET('/api/market/places').then(requireData),
    api
      .GET('/api/employers', { params: { query: { ...around, sort: 'open_positions', pageSize: EMPLOYERS } } })
      .then(requireData),
  ]);
  if (jobs.items.length === 0 && page > 1) throw data(null, 404);

  const t = textsOf(context, 'landing-lists');
  const words = { jobs: jobs.total, place: place.name, km: RADIUS };
  const title = t(jobs.total > 0 ? 'place.meta.title' : 'place.meta.emptyTitle', words);
  const meta = pageMeta(context, {
    title: [title, page > 1 && t('page', { page })].filter(Boolean).join(', '),
    description: t(jobs.total > 0 ? 'place.meta.description' : 'place.meta.emptyDescription', words),
    path: `/jobs/ort/${place.slug}${page > 1 ? `?page=${page}` : ''}`,
    // The sitemap lists the places that have jobs of their own: only these are for search engines.
    isIndexed: place.jobs > 0,
  });
  return {
    meta,
    place,
    jobs: { items: jobs.items, total: jobs.total, page, pageSize: PAGE_SIZE },
    figures: marketFigures(jobs.facets),
    others: pickOtherPlaces(place, places.items),
    employers: employers.items
      .filter(({ openPositions }) => openPositions > 0)
      .map(({ id, name, openPositions }) => ({ id, name, openPositions })),
    radius: RADIUS,
    wideRadius: WIDE_RADIUS,
    asOf: new Date().toISOString(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function JobsPlace({ loaderData }: Route.ComponentProps) {
  return <PlacePage {...loaderData} />;
}

/** Places of the same region first, then of the same country; within each those with most jobs. */
export function pickOtherPlaces(place: Pick<PlaceDetail, 'slug' | 'region' | 'country'>, all: readonly MarketPlace[]) {
  const others = all.filter(({ slug }) => slug !== place.slug);
  const isNear = (other: MarketPlace) => other.region === place.region && other.country === place.country;
  const near = others.filter(isNear);
  const far = others.filter((other) => !isNear(other) && other.country === place.country);
  return [...near, ...(near.length < MAX_SHOWN / 2 ? far : [])]
    .slice(0, MAX_SHOWN)
    .map(({ slug, name, jobs }) => ({ slug, name, jobs }));
}
