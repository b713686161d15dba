import { problemSchema } from '@stellenvisite/contract/problems.schema';
import type { FastifyInstance } from 'fastify';

/** Answers about one's own things are nobody else's: no cache between here and the reader may keep them. */
export function keepFromCaches(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}

/** In the API document: this call needs the token of a session. */
export const withBearer = { security: [{ bearer: [] }] };

/** In the API document: what a call that needs a session may be refused for. */
export const refusals = { 400: problemSchema, 401: problemSchema, 403: problemSchema };
