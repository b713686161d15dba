import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { workerPolicy } from './content-security-policy.ts';

const DAY_SECONDS = 86_400;

/** Parts of a page, which are never opened as one. */
const PARTS = /\.(js|mjs|css|json|woff2)(\.br)?$/;
const WORKERS = /-worker-[^/]*\.mjs(\.br)?$/;
/** Asked for anew at every visit: an old one would keep to old rules. */
const SERVICE_WORKER = /[\\/]service-worker\.js(\.br)?$/;
/** What says how a document may behave says nothing of its parts, and would come with each of a page's twenty files. */
const DOCUMENT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

type StaticFiles = { clientDir: string; mapStyleUrl?: string | undefined };

/** The web build's files: hashed ones for ever, the few with fixed names (icons, manifest) for a day. */
export async function registerStaticFiles(
  app: FastifyInstance,
  { clientDir, mapStyleUrl }: StaticFiles,
): Promise<void> {
  const policy = workerPolicy(mapStyleUrl);
  await app.register(fastifyStatic, {
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    wildcard: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    setHeaders: (reply, path) => {
      if (PARTS.test(path)) for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
      if (WORKERS.test(path)) reply.header('content-security-policy', policy);
    },
  });
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: '/',
    wildcard: false,
    preCompressed: true,
    decorateReply: false,
    globIgnore: ['assets/**', '.vite/**', '**/*.br'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (!SERVICE_WORKER.test(path)) return reply.header('cache-control', `public, max-age=${DAY_SECONDS}`);
      return reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': policy });
    },
  });
}
