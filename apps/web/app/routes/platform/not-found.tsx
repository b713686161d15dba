import { data } from 'react-router';
import { NotFoundPage } from '../../error-page.tsx';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import type { Route } from './+types/not-found';

/** Where the server sends addresses that cannot be decoded. */
const UNREADABLE_PATH = '/adresse-nicht-lesbar';

export function loader({ context, url }: Route.LoaderArgs) {
  const t = textsOf(context, 'errors');
  const meta = pageMeta(context, {
    title: t('notFound.meta.title'),
    description: t('notFound.meta.description'),
    path: '/',
    isIndexed: false,
  });
  const isUnreadable = url.pathname === UNREADABLE_PATH;
  return data({ meta, kind: isUnreadable ? ('unreadable' as const) : ('notFound' as const) }, isUnreadable ? 400 : 404);
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage kind={loaderData.kind} />;
}
