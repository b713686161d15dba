import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { NewsletterFrequency } from '@stellenvisite/contract/newsletter';
import { newsletterFrequencySchema } from '@stellenvisite/contract/newsletter.schema';

const SIGNED_ID = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([\w-]{43})$/;

export function newConfirmToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a confirmation token: who reads the table cannot confirm. */
export function hashConfirmToken(key: string, token: string): string {
  return sign(key, `confirm ${token}`);
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

type Purpose = 'unsubscribe' | NewsletterFrequency;

function toSignedId(key: string, purpose: Purpose, subscriptionId: string): string {
  return subscriptionId.replaceAll('-', '') + sign(key, `${purpose} ${subscriptionId}`);
}

function readSignedId(key: string, purpose: Purpose, text: string): string | null {
  const parts = SIGNED_ID.exec(text);
  if (!parts) return null;
  const subscriptionId = parts.slice(1, 6).join('-');
  const expected = toSignedId(key, purpose, subscriptionId);
  return timingSafeEqual(Buffer.from(text), Buffer.from(expected)) ? subscriptionId : null;
}

function sign(key: string, text: string): string {
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(text).digest('base64url');
}
