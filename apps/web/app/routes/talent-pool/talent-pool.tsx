import { Suspense } from 'react';
import { data, type ShouldRevalidateFunction } from 'react-router';
import { apiOf, requireData } from '../../api/client.ts';
import { PoolPreview } from '../../features/talent-pool/preview/pool-preview.tsx';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import { useSession } from '../../session/use-session.ts';
import { PageSkeleton } from '../../ui/feedback/skeletons.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { Route } from './+types/talent-pool';

export const handle = { namespaces: ['talent-pool-preview', 'job-fields'], shell: 'own-for-employers' };

const EmployersSide = lazyPart(async () => (await import('./talent-pool-for-employers.tsx')).TalentPoolForEmployers);

export async function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'talent-pool-preview');
  const pool = requireData(await apiOf(context).GET('/api/talent-pool'));
  // Nobody is signed in where pages are rendered.
  if (pool.kind !== 'preview') throw data(null, 500);
  return {
    meta: pageMeta(context, { title: t('meta.title'), description: t('meta.description'), path: '/talentpool' }),
    preview: pool,
  };
}

/** Skips the preview's loader: the filters of employers are in the address and change nothing of it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

/** The page is sent as the preview to everybody; employers get their search once the browser knows them. */
export default function TalentPoolPage({ loaderData }: Route.ComponentProps) {
  const { account } = useSession();
  if (account?.role !== 'employer') return <PoolPreview preview={loaderData.preview} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <EmployersSide />
    </Suspense>
  );
}
