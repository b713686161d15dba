import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WebHandler } from '@stellenvisite/contract/web-handler';
import type { FastifyInstance } from 'fastify';
import type { LoadedWeb } from './load-web.ts';

const WEB_DIR = fileURLToPath(new URL('../../../web', import.meta.url));

/** The web app from source through Vite, with reload on change. Only `npm run dev` comes here. */
export async function developWeb(): Promise<LoadedWeb & { attach(app: FastifyInstance): void }> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root: WEB_DIR, server: { middlewareMode: true }, appType: 'custom' });
  const load = (): Promise<{ handleRequest: WebHandler }> =>
    vite.ssrLoadModule('./server/handle-request.ts') as Promise<{ handleRequest: WebHandler }>;
  return {
    handler: async (request, visit) => (await load()).handleRequest(request, visit),
    clientDir: join(WEB_DIR, 'public'),
    attach(app) {
      app.addHook('onRequest', (request, reply, done) => {
        if (request.url.startsWith('/api/')) return done();
        vite.middlewares(request.raw, reply.raw, done);
      });
      app.addHook('onClose', () => vite.close());
    },
  };
}
