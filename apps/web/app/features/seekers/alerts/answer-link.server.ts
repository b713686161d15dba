import { mailTokenSchema } from '@stellenvisite/contract/platform/email.schema';
import { ALERT_LINK_ACTIONS } from '@stellenvisite/contract/seekers/job-alerts';
import type { LinkedAlert } from '@stellenvisite/contract/seekers/job-alerts.schema';
import { data, type RouterContextProvider } from 'react-router';
import { apiOf } from '../../../api/client.ts';
import type { LinkAnswer } from './link-page.tsx';

type Context = Readonly<RouterContextProvider>;

/** Loads the alert of a link, before anything is done. A link that was cut short cannot be valid. */
export async function loadLinkedAlert(
  context: Context,
  url: URL,
): Promise<{ token: string | null; alert: LinkedAlert | null }> {
  const token = mailTokenSchema.safeParse({ token: url.searchParams.get('token') }).data?.token ?? null;
  if (!token) return { token, alert: null };
  const { data: alert } = await apiOf(context).GET('/api/job-alerts/links/{token}', { params: { path: { token } } });
  return { token, alert: alert ?? null };
}

export async function answerLink({ request, context }: { request: Request; context: Context }) {
  const form = await request.formData();
  const token = mailTokenSchema.safeParse({ token: form.get('token') }).data?.token;
  const action = ALERT_LINK_ACTIONS.find((each) => each === form.get('action'));
  if (!token || !action) return data<LinkAnswer>({ status: 'invalid' }, 404);
  const body = { token, action };
  const { data: alert, response } = await apiOf(context).POST('/api/job-alerts/links', { body });
  if (alert) return data<LinkAnswer>({ status: 'done', did: action, alert });
  const isInvalid = response.status === 400 || response.status === 404;
  return data<LinkAnswer>({ status: isInvalid ? 'invalid' : 'failed' }, response.status);
}
