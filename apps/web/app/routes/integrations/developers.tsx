import { DevelopersPage } from '../../features/integrations/developers/developers-page.tsx';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import { visitContext } from '../../visit.ts';
import type { Route } from './+types/developers';

export const handle = { namespaces: ['developers'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'developers');
  return {
    meta: pageMeta(context, { title: t('meta.title'), description: t('meta.description'), path: '/entwickler' }),
    origin: context.get(visitContext).publicUrl,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function Developers({ loaderData: { origin } }: Route.ComponentProps) {
  return <DevelopersPage origin={origin} />;
}
