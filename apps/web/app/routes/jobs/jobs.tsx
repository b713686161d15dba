import { categoryPath } from '@stellenvisite/contract/jobs/category-slugs';
import type { JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { apiOf } from '../../api/client.ts';
import { loadOpenedJob, loadSearch, statusOf } from '../../features/jobs/search/load-search.server.ts';
import { employerNamesOf, foundBy, searchHeadline } from '../../features/jobs/search/results/search-headline.ts';
import type { SearchAnswer } from '../../features/jobs/search/search-answer.ts';
import { NO_FILTERS, searchPath } from '../../features/jobs/search/search-filters.ts';
import { SearchPage } from '../../features/jobs/search/search-page.tsx';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import { useMayRemember } from '../../shell/site/consent.ts';
import { visitContext } from '../../visit.ts';
import type { Route } from './+types/jobs';
import '../../features/jobs/display/job-parts.css';
import '../../features/jobs/search/search.css';
import '../../features/jobs/search/map/map-place.css';

export const handle = { namespaces: ['search', 'jobs', 'job-fields'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = apiOf(context);
  const found = await loadSearch(api, url.searchParams);
  const answer = { ...found, opened: await loadOpenedJob(api, found, url.searchParams.get('job')) };
  const search = textsOf(context, 'search');
  const locale = context.get(visitContext).language === 'de' ? 'de-DE' : 'en-GB';
  const headline = searchHeadline(answer.filters, foundBy(answer), {
    search,
    fields: textsOf(context, 'job-fields'),
    locale,
    employerNames: employerNamesOf(answer.list),
  });
  const address = indexedAddress(answer);
  const meta = pageMeta(context, {
    title: headline,
    description: search('meta.description', { headline, count: answer.list.total }),
    path: address ?? searchPath(answer.filters),
    isIndexed: address !== null,
  });
  const { mapStyleUrl } = context.get(visitContext);
  return data({ answer, meta, mapStyleUrl }, { status: statusOf(answer) });
}

/** Search engines get the plain list and, for a category, its landing page; every other search is for people. */
function indexedAddress({ filters, misunderstood, isBeyond }: SearchAnswer): string | null {
  if (misunderstood.length > 0 || isBeyond) return null;
  const [category] = filters.category;
  const path = searchPath({ ...filters, page: '' });
  if (path === searchPath(NO_FILTERS)) return searchPath(filters);
  const isCategoryOnly = category !== undefined && path === searchPath({ ...NO_FILTERS, category: [category] });
  return isCategoryOnly ? categoryPath(category as JobCategory) : null;
}

/** Opening another job next to the list asks nothing again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const searchOf = ({ searchParams }: URL) => [...searchParams].filter(([name]) => name !== 'job').join();
  const isSameSearch = currentUrl.pathname === nextUrl.pathname && searchOf(currentUrl) === searchOf(nextUrl);
  return isSameSearch && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function JobsPage({ loaderData }: Route.ComponentProps) {
  const { answer, mapStyleUrl } = loaderData;
  return <SearchPage answer={answer} mayRemember={useMayRemember()} mapStyleUrl={mapStyleUrl} />;
}
