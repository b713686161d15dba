import type { FastifyInstance } from 'fastify';

/** Answers about one's own things are nobody else's: no cache between here and the reader may keep them. */
export function preventCaching(scope: FastifyInstance): void {
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
}

/** In the API document: this call needs the token of a session. */
export const withBearer = { security: [{ bearer: [] }] };
