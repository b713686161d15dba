import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const DAY_SECONDS = 86_400;

/** The web build's files: hashed ones for ever, the few with fixed names (icons, manifest) for a day. */
export async function registerStaticFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    wildcard: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: '/',
    wildcard: false,
    preCompressed: true,
    decorateReply: false,
    globIgnore: ['assets/**', '.vite/**', '**/*.br'],
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', `public, max-age=${DAY_SECONDS}`),
  });
}
