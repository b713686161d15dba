import { mailTokenSchema } from '@stellenvisite/contract/platform/email.schema';
import { apiOf } from '../../api/client.ts';
import { InvitationPage } from '../../features/employers/team/invitation/invitation-page.tsx';
import type { Route } from './+types/team-invitation';

export const handle = { title: 'team:invitation.meta.title', namespaces: ['team', 'problems'] };

/** The address holds a token: caches do not store the page, and no link passes it on to another site. */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' });

/** Reads the invitation of a link without accepting it. A link that was cut short cannot be valid. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const body = mailTokenSchema.safeParse({ token: url.searchParams.get('token') }).data;
  const { data } = body ? await apiOf(context).POST('/api/team-invitations/opened', { body }) : {};
  return body && data ? { token: body.token, invitation: data } : { token: null, invitation: null };
}

export default function TeamInvitationPage({ loaderData }: Route.ComponentProps) {
  return <InvitationPage token={loaderData.token} invitation={loaderData.invitation} />;
}
