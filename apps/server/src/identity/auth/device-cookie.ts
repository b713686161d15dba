import { newToken } from '@stellenvisite/core/identity/auth/auth-secrets';
import { KNOWN_DEVICE_DAYS } from '@stellenvisite/core/identity/auth/devices/known-devices';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'device';
const TOKEN = /^[\w-]{43}$/;

/** Reads the token of the browser's cookie. It does not name who signed in: which accounts know it appears in the database. */
export function readDevice(cookies: Record<string, string | undefined>): string | null {
  const value = cookies[NAME];
  return value !== undefined && TOKEN.test(value) ? value : null;
}

/** Before a sign-in: a browser without a token gets one, and keeps it only if the sign-in succeeds. */
export function giveDevice({ ctx }: FastifyRequest): void {
  ctx.auth.client = { ...ctx.auth.client, device: ctx.auth.client.device ?? newToken() };
}

/** After a sign-in. Sent to the calls below `path` only, so that pages are cached alike for everyone. */
export function rememberDevice({ ctx }: FastifyRequest, reply: FastifyReply, path: string): void {
  if (!ctx.auth.client.device) return;
  reply.setCookie(NAME, ctx.auth.client.device, {
    path,
    httpOnly: true,
    sameSite: 'strict',
    secure: ctx.publicUrl.startsWith('https:'),
    maxAge: KNOWN_DEVICE_DAYS * 86_400,
  });
}
