import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { Context } from '@stellenvisite/core/context';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { readDevice } from '../auth/device-cookie.ts';
import type { Config } from '../config.ts';
import { createContext, type Services } from '../context.ts';
import { describeError } from '../error-reports/describe-error.ts';
import { answerClientError } from './client-errors.ts';
import { apiLanguage } from './preferences.ts';
import { registerProblemErrors, sendProblem } from './problem-errors.ts';
import { registerRateLimits } from './rate-limits.ts';
import { toReadableUrl } from './readable-url.ts';
import { newRequestId, registerRequestLog } from './request-log.ts';
import { registerSecurityHeaders } from './security-headers.ts';

export type BareAppOptions = { config: Config; services: Services };

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

/** What every server of ours has before its first route: limits, log, headers, and the context of a request. */
export async function createApp({ config, services }: BareAppOptions): Promise<App> {
  const app: App = Fastify({
    loggerInstance: services.log,
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
  app.setSerializerCompiler(serializerCompiler);
  registerProblemErrors(app, (error, request) => {
    const place = `${request.method} ${request.routeOptions.url ?? ''}`;
    services.errors.add({ ...describeError(error), source: 'api', place });
  });
  registerRequestLog(app);
  await app.register(cookie);
  await registerSecurityHeaders(app, { isTls: config.publicUrl.startsWith('https:') });
  await registerRateLimits(app, { perMinute: config.rateLimit });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });
  registerContext(app, services);
  return app;
}

function registerContext(app: App, services: Services): void {
  app.decorateRequest('ctx');
  app.addHook('onRequest', async (request) => {
    request.ctx = createContext(services, {
      actor: null,
      client: { ip: request.ip, userAgent: request.headers['user-agent'] ?? null, device: readDevice(request.cookies) },
      language: apiLanguage(request.cookies, request.headers['accept-language']),
      log: request.log,
    });
  });
}
