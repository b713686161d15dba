import type { FastifyInstance } from 'fastify';

/** What is of one person is kept by nobody on the way. */
export function keepFromCaches(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}

/** For the API document: these calls bring the access token of a session. */
export const withBearer = { security: [{ bearer: [] }] };
