import type { NewsletterFrequency } from '@stellenvisite/contract/content/newsletter';
import {
  newsletterFrequencySchema,
  subscribeNewsletterSchema,
} from '@stellenvisite/contract/content/newsletter-letters.schema';
import { mailTokenSchema } from '@stellenvisite/contract/platform/email.schema';
import { data, type RouterContextProvider } from 'react-router';
import { apiOf } from '../../../api/client.ts';
import { visitContext } from '../../../visit.ts';
import type { SignUpAnswer, TokenAnswer } from './newsletter-form.tsx';

type Caller = { request: Request; context: Readonly<RouterContextProvider> };

const TOO_MANY = 429;

export async function answerSignUp({ request, context }: Caller) {
  const form = await request.formData();
  const frequency = newsletterFrequencySchema.catch('daily').parse(form.get('frequency'));
  const typed = { email: String(form.get('email') ?? ''), frequency };
  const wish = subscribeNewsletterSchema.safeParse({ ...typed, language: context.get(visitContext).language });
  if (!wish.success) return data<SignUpAnswer>({ status: 'invalid', ...typed }, 400);

  const { response } = await apiOf(context).POST('/api/newsletter/subscriptions', { body: wish.data });
  if (response.ok) return data<SignUpAnswer>({ status: 'accepted' });
  const status = response.status === TOO_MANY ? 'limited' : response.status < 500 ? 'invalid' : 'failed';
  return data<SignUpAnswer>({ status, ...typed }, response.status);
}

export async function answerConfirmation(caller: Caller) {
  const body = await readToken(caller.request);
  if (!body) return data<TokenAnswer>({ status: 'invalid' }, 404);
  const { data: confirmed, response } = await apiOf(caller.context).POST('/api/newsletter/confirmations', { body });
  if (confirmed) return data<TokenAnswer>({ status: 'done', frequency: confirmed.frequency });
  return refusal(response);
}

export async function answerFrequencyChange(caller: Caller) {
  const body = await readToken(caller.request);
  if (!body) return data<TokenAnswer>({ status: 'invalid' }, 404);
  const { data: changed, response } = await apiOf(caller.context).POST('/api/newsletter/frequency-changes', { body });
  if (changed) return data<TokenAnswer>({ status: 'done', frequency: changed.frequency });
  return refusal(response);
}

export async function answerUnsubscription(caller: Caller) {
  const body = await readToken(caller.request);
  if (!body) return data<TokenAnswer>({ status: 'invalid' }, 404);
  const { response } = await apiOf(caller.context).POST('/api/newsletter/unsubscriptions', { body });
  return response.ok ? data<TokenAnswer>({ status: 'done' }) : refusal(response);
}

/** A link that was cut short cannot be valid: the page says so at once, without asking. */
export function findLinkToken(url: URL): string | null {
  return mailTokenSchema.safeParse({ token: url.searchParams.get('token') }).data?.token ?? null;
}

/** How often the link's mail offered it: the first word of its token. */
export function findLinkFrequency(url: URL): NewsletterFrequency | null {
  return newsletterFrequencySchema.safeParse(url.searchParams.get('token')?.split('-')[0]).data ?? null;
}

async function readToken(request: Request): Promise<{ token: string } | null> {
  const form = await request.formData();
  return mailTokenSchema.safeParse({ token: form.get('token') }).data ?? null;
}

function refusal({ status }: Response) {
  const isInvalid = status === 400 || status === 404;
  return data<TokenAnswer>({ status: isInvalid ? 'invalid' : 'failed' }, status);
}
