import { mailTokenSchema } from '@stellenvisite/contract/platform/email.schema';
import { ALERT_LINK_STEPS } from '@stellenvisite/contract/seekers/job-alerts';
import type { LinkedAlert } from '@stellenvisite/contract/seekers/job-alerts.schema';
import { data, type RouterContextProvider } from 'react-router';
import { apiOf } from '../../../api/client.ts';
import type { LinkAnswer } from './link-page.tsx';

type Context = Readonly<RouterContextProvider>;

/** Loads the alert of a link, before anything is done. A link that was cut short cannot be valid. */
export async function loadLinkedAlert(
  context: Context,
  url: URL,
): Promise<{ token: string | null; alert: LinkedAlert | null; total: number | null }> {
  const token = mailTokenSchema.safeParse({ token: url.searchParams.get('token') }).data?.token ?? null;
  if (!token) return { token, alert: null, total: null };
  const { data: alert } = await apiOf(context).GET('/api/job-alerts/links/{token}', { params: { path: { token } } });
  return { token, alert: alert ?? null, total: alert?.isConfirmed ? await countJobs(context, alert.query) : null };
}

/** Returns how many jobs meet a search today; null while the search does not answer. */
export async function countJobs(context: Context, query: string): Promise<number | null> {
  const querySerializer = () => `${query}&pageSize=1`;
  const { data: found } = await apiOf(context).GET('/api/jobs', { querySerializer });
  return found?.total ?? null;
}

export async function answerLink({ request, context }: { request: Request; context: Context }) {
  const form = await request.formData();
  const token = mailTokenSchema.safeParse({ token: form.get('token') }).data?.token;
  const action = ALERT_LINK_STEPS.find((each) => each === form.get('action'));
  if (!token || !action) return data<LinkAnswer>({ status: 'invalid' }, 404);
  const body = { token, action };
  const { data: alert, response } = await apiOf(context).POST('/api/job-alerts/links', { body });
  if (alert) return data<LinkAnswer>({ status: 'done', did: action, alert });
  const isInvalid = response.status === 400 || response.status === 404;
  return data<LinkAnswer>({ status: isInvalid ? 'invalid' : 'failed' }, response.status);
}
