import { data } from 'react-router';
import { apiOf, requireData } from '../../api/client.ts';
import { ideasPath, readIdeasAddress } from '../../features/content/ideas/idea-form.tsx';
import { IdeasPage } from '../../features/content/ideas/ideas-page.tsx';
import { requirePage } from '../../features/jobs/places/require-page.ts';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import type { Route } from './+types/ideas';

export const handle = { namespaces: ['ideas', 'problems'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const t = textsOf(context, 'ideas');
  const address = readIdeasAddress(url.searchParams);
  const page = requirePage(url.searchParams);
  const { status, sort } = address;
  const ideas = requireData(
    await apiOf(context).GET('/api/ideas', { params: { query: { sort, page, ...(status && { status }) } } }),
  );
  if (ideas.items.length === 0 && page > 1) throw data(null, 404);
  const meta = pageMeta(context, {
    title: status ? `${t('meta.title')}: ${t(`status.${status}`)}` : t('meta.title'),
    description: t('meta.description'),
    path: ideasPath({ status, sort: 'votes', page }),
    isIndexed: sort === 'votes',
  });
  return { meta, ideas, address };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function Ideas({ loaderData: { ideas, address } }: Route.ComponentProps) {
  return <IdeasPage ideas={ideas} address={address} />;
}
