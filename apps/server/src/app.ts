import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { DAY_SECONDS } from '@stellenvisite/contract/platform/durations';
import { problemSchema } from '@stellenvisite/contract/platform/problems.schema';
import { apiSchemas } from '@stellenvisite/contract/platform/zod';
import type { ProcessState } from '@stellenvisite/core/platform/health/get-readiness';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { registerActor } from './http/actor.ts';
import { type App, type BareAppOptions, createApp } from './http/create-app.ts';
import { type MarketCache, registerMarketCache } from './http/market-cache.ts';
import { registerMetrics } from './http/metrics.ts';
import { tidySchemas } from './http/openapi-schemas.ts';
import { sendProblem } from './http/problem-errors.ts';
import { registerSliceRoutes } from './http/slice-routes.ts';
import { workerPolicy } from './pages/content-security-policy.ts';
import { registerWeb, type WebOptions } from './pages/serve-web.ts';
import { healthSlice } from './platform/platform.slice.ts';
import { SLICES } from './slices.ts';

/** Parts of a page, which are never opened as one. */
const PARTS = /\.(js|mjs|css|json|woff2)(\.br)?$/;

const WORKERS = /-worker-[^/]*\.mjs(\.br)?$/;

/** The service worker, which is revalidated at every visit: an old one would apply outdated rules. */
const SERVICE_WORKER = /[\\/]service-worker\.js(\.br)?$/;

/** Headers that only documents need; files are sent without them, since a page has about twenty. */
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

type Operation = { responses?: Record<string, unknown> };

type Document = {
  paths?: Record<string, Record<string, Operation>>;
  components?: { responses?: Record<string, unknown> };
};

const PROBLEM = {
  description: 'A problem (RFC 9457): `status` is the status of the answer, `code` is stable.',
  content: {
    'application/problem+json': { schema: { $ref: `#/components/schemas/${apiSchemas.get(problemSchema)?.id}` } },
  },
};

const withProblem = (operation: Operation): Operation => ({
  ...operation,
  responses: { default: { $ref: '#/components/responses/Problem' }, ...operation.responses },
});

type OpenApiOptions = { version: string; publicUrl: string };

const nameSchemas = createJsonSchemaTransformObject({ schemaRegistry: apiSchemas });

export type AppOptions = BareAppOptions & {
  /** Answers are computed each time without it. */
  marketCache?: MarketCache;
  version: string;
  databaseKind: 'embedded' | 'external';
  state?: ProcessState | undefined;
  /** The built web app; workers and tests of the API leave it out. */
  web?: (WebOptions & { clientDir: string }) | undefined;
};

export type { App };

/** Builds the server without listening, so that tests can call it in their own process. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, web, marketCache } = options;
  const app = await createApp(options);
  const { state } = options;
  // The load balancer opens its next connection to another process.
  if (state)
    app.addHook('onRequest', async (_, reply) => {
      if (state.isDraining) reply.header('connection', 'close');
    });
  if (marketCache) registerMarketCache(app, marketCache);
  const allowedMethods = watchAllowedMethods(app);
  registerMetrics(app, config);

  // A worker serves its health check only.
  if (config.role === 'worker') await registerSliceRoutes(app, [healthSlice], options);
  else await registerSite(app, options);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const methods = allowedMethods(path);
    // A file that is gone is not found, though its address was known.
    if (methods.length > 0 && !methods.includes(request.method))
      return sendProblem(request, reply.header('allow', methods.join(', ')), 'request.method_not_allowed');
    if (web && request.method !== 'GET' && !path.startsWith('/api/')) {
      return sendProblem(request, reply.header('allow', 'GET, HEAD, POST'), 'request.method_not_allowed');
    }
    return sendProblem(request, reply, 'request.not_found');
  });
  return app;
}

async function registerSite(app: App, options: AppOptions): Promise<void> {
  const { config, services, version, web } = options;
  registerActor(app, services.auth.keys);
  await registerOpenApi(app, { version, publicUrl: config.publicUrl });
  await registerSliceRoutes(app, SLICES, options);
  if (!web) return;
  await registerStaticFiles(app, web);
  await app.register(async (scope) => registerWeb(scope, web));
}

/** Remembers which methods each address takes, so that a wrong one is distinguished from a wrong address (405, not 404). */
function watchAllowedMethods(app: FastifyInstance): (path: string) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const pattern = url
      .split(/(:\w+(?:\([^)]*\))?)/)
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
      .join('');
    routes.push({ pattern: new RegExp(`^${pattern}$`), methods: [method].flat() });
  });
  return (path) => [...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))];
}

/** Registered before the routes: it collects them as they come. */
async function registerOpenApi(app: FastifyInstance, { version, publicUrl }: OpenApiOptions): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Stellenvisite API',
        version,
        description:
          'Jobs in healthcare in Germany, Austria and Switzerland. Errors are RFC 9457 problems with a stable `code`.',
      },
      servers: [{ url: publicUrl }],
      tags: [
        { name: 'ATS jobs', description: 'For an employer’s own systems: create, change, publish and close jobs' },
        { name: 'ATS applications', description: 'For an employer’s own systems: read applications and move them' },
        { name: 'ATS webhooks', description: 'For an employer’s own systems: what was delivered, and once more' },
      ],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The token of a session' },
          apiKey: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'svk_…',
            description:
              'A key of the employer, made in its settings under Schnittstellen. It reaches as far as its scopes.',
          },
        },
      },
    },
    transform: createJsonSchemaTransform({ schemaRegistry: apiSchemas }),
    transformObject: (document) => tidySchemas(withProblems(nameSchemas(document))),
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(app.swagger()),
  );
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, uiConfig: { validatorUrl: null } });
}

/** Declares the problem as the `default` answer of every operation that declares no other: one shape for every refusal. */
function withProblems<T extends object>(document: T): T {
  const { paths = {}, components, ...rest } = document as Document;
  return {
    ...rest,
    paths: mapValues(paths, (operations) => mapValues(operations, withProblem)),
    components: { ...components, responses: { ...components?.responses, Problem: PROBLEM } },
  } as T;
}

function mapValues<T>(record: Record<string, T>, map: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

/** The web build's files: hashed ones for ever, the few with fixed names (icons, manifest) for a day. */
async function registerStaticFiles(app: FastifyInstance, { clientDir, mapStyleUrl }: StaticFiles): Promise<void> {
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
