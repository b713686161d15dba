import { mailTokenSchema } from '@stellenvisite/contract/mails.schema';
import type { OpenedInvitation } from '@stellenvisite/contract/team.schema';
import type { RouterContextProvider } from 'react-router';
import { apiOf } from '../../../api/client.ts';

/** The invitation of a link, before anything is done. A link that was cut short cannot be valid. */
export async function loadInvitation(
  context: Readonly<RouterContextProvider>,
  url: URL,
): Promise<{ token: string; invitation: OpenedInvitation } | { token: null; invitation: null }> {
  const body = mailTokenSchema.safeParse({ token: url.searchParams.get('token') }).data;
  const { data } = body ? await apiOf(context).POST('/api/team-invitations/opened', { body }) : {};
  return body && data ? { token: body.token, invitation: data } : { token: null, invitation: null };
}
