import { InvitationPage } from '../features/team/invitation/invitation-page.tsx';
import { loadInvitation } from '../features/team/invitation/load-invitation.server.ts';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/team-invitation';

export const handle = { namespaces: ['team', 'problems'] };

/** The address holds a token: nobody keeps the page, and no link tells another site where it came from. */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' });

export async function loader({ context, url }: Route.LoaderArgs) {
  const t = textsOf(context, 'team');
  const meta = pageMeta(context, {
    title: t('invitation.meta.title'),
    description: t('invitation.meta.description'),
    path: '/team-einladung',
    isIndexed: false,
  });
  return { meta, ...(await loadInvitation(context, url)) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function TeamInvitationPage({ loaderData }: Route.ComponentProps) {
  return <InvitationPage token={loaderData.token} invitation={loaderData.invitation} />;
}
