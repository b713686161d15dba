import { randomUUID } from 'node:crypto';
import { isLanguage, type Language } from '@stellenvisite/contract/platform/languages';
import type { Theme, Visit, WebHandler } from '@stellenvisite/contract/platform/web-handler';
import { scrubPath } from '@stellenvisite/contract/support/scrub-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chosenLanguage, pageLanguage, pageTheme, saveLanguage } from '../http/preferences.ts';
import { describeError } from '../logging/describe-error.ts';
import { callApiInProcess } from './call-api.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { type CachedPage, type PageCache, toPageBody, withNonce } from './page-cache.ts';

/** Unguessable, and new for every answer. */
const newNonce = () => randomUUID();

/** As long as a nonce. Random per process: a text that happened to hold it could otherwise be given a valid nonce. */
const NONCE_PLACEHOLDER = newNonce();

export type WebOptions = {
  handler: WebHandler;
  cache: PageCache | undefined;
  publicUrl: string;
  mapStyleUrl?: string | undefined;
  isDevelopment: boolean;
};

/** Shared caches may keep a page for a moment and then ask again; browsers always ask. */
const PAGE_CACHING = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';
/** Long enough for the data of a link that was pointed at to be there when it is followed. */
const DATA_CACHING = 'private, max-age=10';

/** Paths that programs call: an unknown address there is answered with a problem, not with a page. */
const MACHINE_PATHS = /^\/(api|auth\/v1|rest|functions|assets|feeds|sitemaps)\//;
const NO_SEARCH = new URLSearchParams();

type Reader = { language: Language; theme: Theme | undefined };
type Web = WebOptions & { app: FastifyInstance; policy: (nonce: string) => string };

/** Every address that is not the API, a feed or a file is a page of the web app. */
export async function registerWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const web: Web = { ...options, app, policy: contentSecurityPolicy(options) };
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']) {
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  }
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    schema: { hide: true },
    handler: (request, reply) => {
      if (MACHINE_PATHS.test(request.url)) return reply.callNotFound();
      return request.method === 'POST' ? answerForm(web, request, reply) : answerPage(web, request, reply);
    },
  });
}

/** Pages, and the data of the same pages that a browser asks for when it goes on from one to the next. */
function answerPage(web: Web, request: FastifyRequest, reply: FastifyReply) {
  if (request.url.includes('lang=')) saveAskedLanguage(web, request, reply);
  const { cookies } = request;
  const key = `${pageLanguage(NO_SEARCH, cookies)} ${pageTheme(cookies) ?? ''} ${request.url}`;
  const known = web.cache?.find(key);
  return known ? sendPage(web, request, reply, known) : answerNewPage(web, request, reply, key);
}

async function answerNewPage(web: Web, request: FastifyRequest, reply: FastifyReply, key: string) {
  const render = () => renderPage(web, request);
  return sendPage(web, request, reply, await (web.cache?.render(key, render) ?? render()));
}

const urlOf = ({ publicUrl }: Web, request: FastifyRequest) => new URL(publicUrl + request.url);

/** `?lang=en` is a choice: it stays when the visitor goes on from there. */
function saveAskedLanguage(web: Web, request: FastifyRequest, reply: FastifyReply): void {
  const asked = urlOf(web, request).searchParams.get('lang');
  if (isLanguage(asked) && chosenLanguage(request.cookies) !== asked) saveLanguage(reply, asked);
}

function visitOf(web: Web, request: FastifyRequest, url: URL): Visit {
  const { app, publicUrl, mapStyleUrl, isDevelopment } = web;
  const reader: Reader = {
    language: pageLanguage(url.searchParams, request.cookies),
    theme: pageTheme(request.cookies),
  };
  return {
    ...reader,
    noncePlaceholder: NONCE_PLACEHOLDER,
    publicUrl,
    mapStyleUrl,
    isDevelopment,
    callApi: callApiInProcess(app, request, reader.language),
    reportError: (error) => {
      request.log.error({ err: error }, 'page failed');
      request.ctx.features.errors.add({ ...describeError(error), source: 'page', place: scrubPath(url.pathname) });
    },
  };
}

async function renderPage(web: Web, request: FastifyRequest): Promise<CachedPage> {
  const url = urlOf(web, request);
  const { status, headers, ...response } = await readResponse(
    await web.handler(new Request(url), visitOf(web, request, url)),
  );
  const body = toPageBody(response.content, NONCE_PLACEHOLDER);
  const caching = isHtml(headers) ? PAGE_CACHING : DATA_CACHING;
  return {
    status,
    headers: {
      'cache-control': status === 200 ? caching : 'no-store',
      ...headers,
      vary: 'Cookie, Accept-Encoding',
      etag: body.etag,
    },
    body,
  };
}

async function readResponse(response: Response) {
  const { 'content-length': _, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, content: toBuffer(await response.bytes()) };
}

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);

const isHtml = (headers: Record<string, string>) => headers['content-type']?.startsWith('text/html') ?? false;

function sendPage(web: Web, request: FastifyRequest, reply: FastifyReply, { status, headers, body }: CachedPage) {
  reply.code(status).headers(headers);
  if (status === 200 && request.headers['if-none-match'] === body.etag) {
    // The browser shows the page it has, with the policy and nonce it came with: sending another would block its scripts.
    return reply.removeHeader('content-security-policy').code(304).send();
  }
  const nonce = newNonce();
  if (isHtml(headers)) reply.header('content-security-policy', web.policy(nonce));
  return reply.send(withNonce(body, nonce));
}

/** Answers the request of a form, which is for one visitor at one moment: the answer is never cached. */
async function answerForm(web: Web, request: FastifyRequest, reply: FastifyReply) {
  const url = urlOf(web, request);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  const body = request.body instanceof Buffer ? new Uint8Array(request.body) : null;
  const response = await web.handler(
    new Request(url, { method: request.method, headers, body }),
    visitOf(web, request, url),
  );
  for (const [name, value] of response.headers) reply.header(name, value);
  const { status, headers: answered, content } = await readResponse(response);
  reply.code(status).header('cache-control', 'no-store');
  if (!isHtml(answered)) return reply.send(content);
  const nonce = newNonce();
  return reply
    .header('content-security-policy', web.policy(nonce))
    .send(withNonce(toPageBody(content, NONCE_PLACEHOLDER), nonce));
}
