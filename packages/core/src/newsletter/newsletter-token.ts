import { randomBytes } from 'node:crypto';
import type { NewsletterFrequency } from '@stellenvisite/contract/newsletter';
import { newsletterFrequencySchema } from '@stellenvisite/contract/newsletter.schema';
import { readSignedId, signText, toSignedId } from '../settings/signed-id.ts';

export function newConfirmToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a confirmation token: who reads the table cannot confirm. */
export function hashConfirmToken(key: string, token: string): string {
  return signText(key, `confirm ${token}`);
}

/** The same in every issue, so that the link of an old one still works. Nothing of it is stored. */
export function toUnsubscribeToken(key: string, subscriptionId: string): string {
  return toSignedId(key, 'unsubscribe', subscriptionId);
}

/** The subscription a token was made for, or null if it was not made by us. */
export function readUnsubscribeToken(key: string, token: string): string | null {
  return readSignedId(key, 'unsubscribe', token);
}

/** Says in its first word how often, so that the page of the link can say it too without asking anybody. */
export function toFrequencyToken(key: string, subscriptionId: string, frequency: NewsletterFrequency): string {
  return `${frequency}-${toSignedId(key, frequency, subscriptionId)}`;
}

export function readFrequencyToken(
  key: string,
  token: string,
): { subscriptionId: string; frequency: NewsletterFrequency } | null {
  const [word = '', ...rest] = token.split('-');
  const frequency = newsletterFrequencySchema.safeParse(word).data;
  if (!frequency) return null;
  const subscriptionId = readSignedId(key, frequency, rest.join('-'));
  return subscriptionId ? { subscriptionId, frequency } : null;
}
