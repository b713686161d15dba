import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNED_ID = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([\w-]{43})$/;

/** An id that only we can have written, for links that work without signing in. The same each time, and nothing of it is stored. */
export function toSignedId(key: string, purpose: string, id: string): string {
  return id.replaceAll('-', '') + signText(key, `${purpose} ${id}`);
}

/** The id a text was made for, or null if it was not made by us for this purpose. */
export function readSignedId(key: string, purpose: string, text: string): string | null {
  const parts = SIGNED_ID.exec(text);
  if (!parts) return null;
  const id = parts.slice(1, 6).join('-');
  const expected = toSignedId(key, purpose, id);
  return timingSafeEqual(Buffer.from(text), Buffer.from(expected)) ? id : null;
}

export function signText(key: string, text: string): string {
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(text).digest('base64url');
}
