import { apiOf, requireData } from '../../api/client.ts';
import { TransparencyPage } from '../../features/support/reports/transparency-page.tsx';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import type { Route } from './+types/transparency';

export const handle = { namespaces: ['reports'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const t = textsOf(context, 'reports');
  const asked = Number(url.searchParams.get('jahr')) || undefined;
  const query = asked ? { year: asked } : {};
  const figures = requireData(await apiOf(context).GET('/api/transparency', { params: { query } }));
  const meta = pageMeta(context, {
    title: t('transparency.title'),
    description: t('transparency.description'),
    path: asked ? `/transparenz?jahr=${asked}` : '/transparenz',
  });
  return { meta, figures };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function Transparency({ loaderData }: Route.ComponentProps) {
  return <TransparencyPage figures={loaderData.figures} />;
}
