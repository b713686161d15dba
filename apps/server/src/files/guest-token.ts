import { GUEST_TOKEN_HEADER } from '@stellenvisite/contract/files';
import type { FastifyRequest } from 'fastify';

export function guestTokenOf({ headers }: FastifyRequest): string | undefined {
  const value = headers[GUEST_TOKEN_HEADER];
  return typeof value === 'string' ? value : undefined;
}
