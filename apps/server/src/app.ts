import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { Context } from '@stellenvisite/core/context';
import type { MarketMemory } from '@stellenvisite/core/market/market-memory';
import type { Database } from '@stellenvisite/db/client';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Disk } from 'flydrive';
import { accountRoutes } from './accounts/account.routes.ts';
import { employerLinksRoutes } from './accounts/employer-links.routes.ts';
import { adminsRoutes } from './admins/admins.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { type AuthServices, openAuthServices } from './auth/auth-services.ts';
import { AUTH_PREFIX, type Config } from './config.ts';
import { devMailsRoutes } from './dev-mails/dev-mails.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { registerActor } from './http/actor.ts';
import { answerClientError } from './http/client-errors.ts';
import { watchAllowedMethods } from './http/method-guard.ts';
import { registerMetrics } from './http/metrics.ts';
import { registerOpenApi } from './http/openapi.ts';
import { preferencesRoutes } from './http/preferences.routes.ts';
import { apiLanguage } from './http/preferences.ts';
import { registerProblemErrors, sendProblem } from './http/problem-errors.ts';
import { registerRateLimits } from './http/rate-limits.ts';
import { toReadableUrl } from './http/readable-url.ts';
import { loggerOptions, newRequestId, registerRequestLog } from './http/request-log.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { rememberingSerializer } from './http/serialize-answer.ts';
import { registerWeb, type WebOptions } from './http/serve-web.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { createMailRenderer } from './mail/render-mail.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { newsletterRoutes } from './newsletter/newsletter.routes.ts';
import { publicReadsRoutes } from './public-reads.routes.ts';
import { rpcRoutes } from './rpc/rpc.routes.ts';

export type AppOptions = {
  config: Config;
  version: string;
  database: Database;
  databaseKind: 'embedded' | 'external';
  /** Asked instead of the database for what anyone may read. */
  replica?: Database | undefined;
  store: Disk;
  /** Opened with the database unless given: the API document is written without one. */
  auth?: AuthServices;
  memory?: MarketMemory;
  now?: () => Date;
  /** Where the log goes instead of to standard output. */
  logTo?: { write(line: string): void } | undefined;
  /** The built web app; workers and tests of the API leave it out. */
  web?: (WebOptions & { clientDir: string }) | undefined;
};

export type App = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>;

declare module 'fastify' {
  interface FastifyRequest {
    ctx: Context;
  }
}

const BODY_LIMIT = 1_048_576;
const REQUEST_TIMEOUT_MS = 30_000;
/** A client that stops reading in the middle of an answer holds its connection no longer than this. */
const SILENT_CONNECTION_MS = 120_000;
const KEEP_ALIVE_MS = 72_000;
const MAX_HEADER_BYTES = 16_384;

/** Builds the server without listening, so that tests can call it in their own process. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, databaseKind, version, web } = options;
  const app: App = Fastify({
    logger: loggerOptions(config, options.logTo) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENT_CONNECTION_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    clientErrorHandler: answerClientError,
    rewriteUrl: (request) => toReadableUrl(request.url ?? '/'),
    frameworkErrors: (_error, request, reply) => sendProblem(request, reply, 'request.malformed'),
  }).withTypeProvider<ZodTypeProvider>();

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(rememberingSerializer);
  const allowedMethods = watchAllowedMethods(app);
  registerProblemErrors(app);
  registerRequestLog(app);
  await app.register(cookie);
  await registerSecurityHeaders(app, { isTls: config.publicUrl.startsWith('https:') });
  await registerRateLimits(app, { perMinute: config.rateLimit });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });
  registerContext(app, options);
  registerMetrics(app);

  // A worker is only asked how it is.
  if (config.role === 'worker') await app.register(healthRoutes, { database: databaseKind, version });
  else await registerSite(app, options);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const methods = allowedMethods(path);
    if (methods.length > 0)
      return sendProblem(request, reply.header('allow', methods.join(', ')), 'request.method_not_allowed');
    if (web && request.method !== 'GET' && !path.startsWith('/api/')) {
      return sendProblem(request, reply.header('allow', 'GET, HEAD, POST'), 'request.method_not_allowed');
    }
    return sendProblem(request, reply, 'request.not_found');
  });
  return app;
}

async function registerSite(app: App, options: AppOptions): Promise<void> {
  const { config, version, web } = options;
  const services =
    options.auth ??
    (await openAuthServices({
      auth: config.auth,
      database: options.database,
      renderMail: createMailRenderer(config),
      now: options.now ?? (() => new Date()),
    }));
  registerActor(app, services.keys);
  await registerOpenApi(app, { version, publicUrl: config.publicUrl });
  await registerRoutes(app, options, services);
  if (!web) return;
  await registerStaticFiles(app, web.clientDir);
  await app.register(async (scope) => registerWeb(scope, web));
}

async function registerRoutes(
  app: App,
  { config, databaseKind, version, store, replica }: AppOptions,
  services: AuthServices,
): Promise<void> {
  await app.register(authRoutes, { prefix: AUTH_PREFIX, services });
  await app.register(healthRoutes, { database: databaseKind, version });
  await app.register(preferencesRoutes);
  await app.register(publicReadsRoutes, { replica });
  await app.register(mediaRoutes, { store });
  await app.register(newsletterRoutes, { renderMail: services.renderMail });
  await app.register(accountRoutes, { services });
  await app.register(employerLinksRoutes, { services });
  await app.register(adminsRoutes, { services });
  await app.register(rpcRoutes, { services });
  if (config.mailViewer) await app.register(devMailsRoutes);
}

function registerContext(app: App, { config, database, memory, now = () => new Date() }: AppOptions): void {
  app.decorateRequest('ctx');
  app.addHook('onRequest', async (request) => {
    request.ctx = {
      db: database.db,
      now,
      publicUrl: config.publicUrl,
      actor: null,
      language: apiLanguage(request.cookies, request.headers['accept-language']),
      ...(memory ? { memory } : {}),
    };
  });
}
