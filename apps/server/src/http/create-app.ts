import { randomUUID } from 'node:crypto';
import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { PROBLEM_STATUS, type ProblemCode } from '@stellenvisite/contract/platform/problems';
import type { Context } from '@stellenvisite/core/context';
import { networkOf } from '@stellenvisite/core/platform/rate-limits/network-of';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { HelmetOptions } from 'helmet';
import helmet from 'helmet';
import type { Config } from '../config.ts';
import { createContext, type Services } from '../context.ts';
import { readDevice } from '../identity/auth/device-cookie.ts';
import { describeError } from '../logging/describe-error.ts';
import { isInProcess } from '../pages/call-api.ts';
import { registerJsonBodies } from './json-bodies.ts';
import { apiLanguage } from './preferences.ts';
import { registerProblemErrors, sendProblem } from './problem-errors.ts';

const PERMISSIONS_POLICY = 'camera=(), microphone=(), payment=(), usb=(), interest-cohort=(), geolocation=(self)';

/** Everything that is not a page (API answers, feeds, pictures) may load nothing at all. */
const CLOSED_POLICY = { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] } };

const UNREADABLE_PATH = '/adresse-nicht-lesbar';

const AUTH = /^\/auth\/v\d\//;

const CODE_OF_ERROR: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'request.headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
};

const newRequestId = () => randomUUID();

export type BareAppOptions = { config: Config; services: Services };

export type App = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Created the first time it is read: a page from the cache needs none. */
    readonly ctx: Context;
    openedContext: Context | undefined;
  }
}

const BODY_LIMIT = 1_048_576;
const REQUEST_TIMEOUT_MS = 30_000;
/** A client that stops reading in the middle of an answer holds its connection no longer than this. */
const SILENT_CONNECTION_MS = 120_000;
const KEEP_ALIVE_MS = 72_000;
const MAX_HEADER_BYTES = 16_384;

/** Creates a server without routes: with its limits, log, headers, and the context of a request. */
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
    services.features.errors.add({ ...describeError(error), source: 'api', place });
  });
  registerJsonBodies(app);
  registerRequestLog(app);
  await app.register(cookie);
  await registerSecurityHeaders(app, { isTls: config.publicUrl.startsWith('https:') });
  await registerRateLimits(app, { perMinute: config.rateLimit });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });
  registerContext(app, services);
  return app;
}

function registerContext(app: App, services: Services): void {
  app.decorateRequest('openedContext');
  app.decorateRequest('ctx', {
    getter() {
      this.openedContext ??= openContext(services, this);
      return this.openedContext;
    },
  });
}

function openContext(services: Services, request: FastifyRequest): Context {
  const ctx = createContext(services, {
    actor: null,
    client: { ip: request.ip, userAgent: request.headers['user-agent'] ?? null, device: readDevice(request.cookies) },
    language: apiLanguage(request.cookies, request.headers['accept-language']),
    log: request.log,
  });
  return request.routeOptions.config.reads === 'replica' ? { ...ctx, db: services.reader } : ctx;
}

/** Starts the paths of the web app's built files. */
const FILES = '/assets/';

/** Limits requests by address and minute, for everything but files of the build; routes that send mail or cost more set a lower one of their own. */
async function registerRateLimits(app: FastifyInstance, { perMinute }: { perMinute: number }): Promise<void> {
  if (perMinute === 0) return;
  await app.register(rateLimit, {
    global: true,
    max: perMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    cache: 20_000,
    // A loader's call and the files of a page belong to the page, which is counted: a first visit loads a hundred files, and a hospital has
    // one address. Routes that count people's own acts still see what is called in this process.
    allowList: (request) =>
      request.url.startsWith(FILES) || (isInProcess(request) && !request.routeOptions.config.rateLimit),
    errorResponseBuilder: (_request, { statusCode }) => Object.assign(new Error('rate limited'), { statusCode }),
  });
}

function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (isInProcess(request)) return done();
    const line = {
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log.info(line, 'answered');
    done();
  });
}

/** Answers as a problem what Node refuses before Fastify sees a request: headers too large, not HTTP, too slow. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const code = CODE_OF_ERROR[error.code ?? ''] ?? 'request.malformed';
  const status = PROBLEM_STATUS[code];
  const body = JSON.stringify({ type: `urn:stellenvisite:problem:${code}`, title: code, status, code });
  socket.end(
    [
      `HTTP/1.1 ${status} ${code}`,
      'Content-Type: application/problem+json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/** The path and query of what was requested, in a form that every route can read. */
export function toReadableUrl(target: string): string {
  const url = target.startsWith('/') ? target : toPath(target);
  if (isDecodable(url) || url.startsWith('/api/')) return url;
  return (AUTH.exec(url)?.[0] ?? '').slice(0, -1) + UNREADABLE_PATH;
}

/** A whole address instead of a path is valid HTTP (RFC 9112 §3.2.2). Which host it names is nothing to us. */
function toPath(target: string): string {
  if (!URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return (pathname || '/') + search;
}

/** An address that cannot be decoded gets a page that says so; one of the API is refused as a problem. */
function isDecodable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

function registerSecurityHeaders(app: FastifyInstance, { isTls }: { isTls: boolean }): void {
  const headers = {
    ...headersOf({
      contentSecurityPolicy: { useDefaults: false, ...CLOSED_POLICY },
      strictTransportSecurity: isTls ? { maxAge: 31_536_000, includeSubDomains: true } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginEmbedderPolicy: false,
      crossOriginResourcePolicy: { policy: 'same-origin' },
      frameguard: { action: 'deny' },
    }),
    'permissions-policy': PERMISSIONS_POLICY,
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Reads helmet's headers once, since they are the same for every answer. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => {});
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}
