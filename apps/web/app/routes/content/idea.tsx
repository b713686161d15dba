import { data, redirect } from 'react-router';
import { apiOf, requireData } from '../../api/client.ts';
import { IDEAS } from '../../features/content/ideas/idea-form.tsx';
import { IdeaPage } from '../../features/content/ideas/idea-page.tsx';
import { requirePage } from '../../features/jobs/places/require-page.ts';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import type { Route } from './+types/idea';

export const handle = { namespaces: ['ideas', 'problems'] };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const t = textsOf(context, 'ideas');
  const number = Number(params.number);
  if (!Number.isInteger(number) || number < 1) throw data(null, 404);
  const page = requirePage(url.searchParams);
  const idea = requireData(
    await apiOf(context).GET('/api/ideas/{number}', { params: { path: { number }, query: { page } } }),
  );
  // One that was merged has its page at the one it was merged into.
  if (idea.number !== number) throw redirect(`${IDEAS}/${idea.number}`, 301);
  const meta = pageMeta(context, {
    title: `${idea.title} · ${t('meta.title')}`,
    description: idea.text.slice(0, 160) || t('meta.description'),
    path: `${IDEAS}/${number}`,
    isIndexed: page === 1,
  });
  return { meta, idea };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function IdeaRoute({ loaderData: { idea } }: Route.ComponentProps) {
  return <IdeaPage key={idea.number} idea={idea} />;
}
