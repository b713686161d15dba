import { mailTokenSchema } from '@stellenvisite/contract/platform/email.schema';
import {
  NOTIFICATION_TOPIC_NAMES,
  type NotificationTopic,
} from '@stellenvisite/contract/platform/notifications/notifications';
import { data, type RouterContextProvider } from 'react-router';
import { apiOf } from '../../../api/client.ts';

type Caller = { request: Request; context: Readonly<RouterContextProvider> };

export type MailsOffLink = { token: string; topic: NotificationTopic };
export type MailsOffAnswer = 'done' | 'invalid' | 'failed';

/** Returns the token and topic of a link. The first word of the token is its topic; a truncated token cannot be valid. */
export function findLink(url: URL): MailsOffLink | null {
  const token = mailTokenSchema.safeParse({ token: url.searchParams.get('token') }).data?.token;
  const topic = NOTIFICATION_TOPIC_NAMES.find((name) => token?.startsWith(`${name}-`));
  return token && topic ? { token, topic } : null;
}

export async function answerMailsOff({ request, context }: Caller) {
  const form = await request.formData();
  const body = mailTokenSchema.safeParse({ token: form.get('token') }).data;
  if (!body) return data<MailsOffAnswer>('invalid', 404);
  const { response } = await apiOf(context).POST('/api/notifications/unsubscriptions', { body });
  if (response.ok) return data<MailsOffAnswer>('done');
  const isInvalid = response.status === 400 || response.status === 404;
  return data<MailsOffAnswer>(isInvalid ? 'invalid' : 'failed', response.status);
}
