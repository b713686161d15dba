import { randomUUID } from 'node:crypto';
import { isLanguage, type Language } from '@stellenvisite/contract/platform/languages';
import type { Theme, Visit, WebHandler } from '@stellenvisite/contract/platform/web-handler';
import { scrubPath } from '@stellenvisite/contract/support/scrub-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendBody } from '../http/encoded-body.ts';
import { chosenLanguage, pageLanguage, pageTheme, saveLanguage } from '../http/preferences.ts';
import { describeError } from '../logging/describe-error.ts';
import { callApiInProcess } from './call-api.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { toPageBody } from './page-body.ts';
import type { CachedPage, PageCache } from './page-cache.ts';

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
type Web = WebOptions & { app: FastifyInstance; policy: ReturnType<typeof contentSecurityPolicy> };

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
    // A page is compressed once, when it is first sent in an encoding.
    compress: false,
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
  return known ? sendPage(request, reply, known) : answerNewPage(web, request, reply, key);
}

async function answerNewPage(web: Web, request: FastifyRequest, reply: FastifyReply, key: string) {
  const render = () => renderPage(web, request);
  return sendPage(request, reply, await (web.cache?.render(key, render) ?? render()));
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
    // Unguessable: only what carries it is ours, and gets a hash in the policy.
    nonce: randomUUID(),
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
  const visit = visitOf(web, request, url);
  const { status, headers, content } = await readResponse(await web.handler(new Request(url), visit));
  return toPage(web, visit, status, content, {
    'cache-control': status !== 200 ? 'no-store' : isHtml(headers) ? PAGE_CACHING : DATA_CACHING,
    ...headers,
  });
}

function toPage(
  web: Web,
  { nonce }: Visit,
  status: number,
  content: Buffer,
  headers: Record<string, string>,
): CachedPage {
  const body = toPageBody(content, nonce);
  const policy = isHtml(headers) ? { 'content-security-policy': web.policy(body.hashes) } : {};
  return { status, headers: { ...headers, ...policy, vary: 'Cookie, Accept-Encoding', etag: body.etag }, body };
}

async function readResponse(response: Response) {
  const { 'content-length': _, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, content: toBuffer(await response.bytes()) };
}

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);

const isHtml = (headers: Record<string, string>) => headers['content-type']?.startsWith('text/html') ?? false;

function sendPage(request: FastifyRequest, reply: FastifyReply, { status, headers, body }: CachedPage) {
  reply.code(status).headers(headers);
  if (status === 200 && request.headers['if-none-match'] === body.etag) return reply.code(304).send();
  return sendBody(request, reply, body);
}

/** Answers the request of a form, which is for one visitor at one moment: the answer is never cached. */
async function answerForm(web: Web, request: FastifyRequest, reply: FastifyReply) {
  const url = urlOf(web, request);
  const sent = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') sent.set(name, value);
  const body = request.body instanceof Buffer ? new Uint8Array(request.body) : null;
  const visit = visitOf(web, request, url);
  const response = await web.handler(new Request(url, { method: request.method, headers: sent, body }), visit);
  const { status, headers, content } = await readResponse(response);
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  const { 'set-cookie': _, ...others } = headers;
  return sendPage(request, reply, toPage(web, visit, status, content, { ...others, 'cache-control': 'no-store' }));
}
