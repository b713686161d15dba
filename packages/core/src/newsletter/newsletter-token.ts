import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const UNSUBSCRIBE_TOKEN = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([\w-]{43})$/;

export function newConfirmToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a confirmation token: who reads the table cannot confirm. */
export function hashConfirmToken(key: string, token: string): string {
  return sign(key, `confirm ${token}`);
}

/** The same in every issue, so that the link of an old one still works. Nothing of it is stored. */
export function toUnsubscribeToken(key: string, subscriptionId: string): string {
  return subscriptionId.replaceAll('-', '') + sign(key, `unsubscribe ${subscriptionId}`);
}

/** The subscription a token was made for, or null if it was not made by us. */
export function readUnsubscribeToken(key: string, token: string): string | null {
  const parts = UNSUBSCRIBE_TOKEN.exec(token);
  if (!parts) return null;
  const subscriptionId = parts.slice(1, 6).join('-');
  const expected = toUnsubscribeToken(key, subscriptionId);
  return timingSafeEqual(Buffer.from(token), Buffer.from(expected)) ? subscriptionId : null;
}

function sign(key: string, text: string): string {
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(text).digest('base64url');
}
