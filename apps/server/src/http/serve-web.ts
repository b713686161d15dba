import { randomBytes } from 'node:crypto';
import type { Language } from '@stellenvisite/contract/languages';
import type { Theme, Visit, WebHandler } from '@stellenvisite/contract/web-handler';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callApiInProcess } from './call-api.ts';
import { type CachedPage, cutPage, joinPage, type PageCache } from './page-cache.ts';
import { pageLanguage, pageTheme } from './preferences.ts';
import { contentSecurityPolicy } from './security-headers.ts';

export type WebOptions = {
  handler: WebHandler;
  cache: PageCache | undefined;
  publicUrl: string;
  isDevelopment: boolean;
};

/** Random per process: a text that happened to hold it could otherwise be given a valid nonce. */
const NONCE_PLACEHOLDER = `nonce-${randomBytes(18).toString('hex')}`;

/** Shared caches may keep a page for a moment and then ask again; browsers always ask. */
const PUBLIC_CACHING = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';

/** What programs call: an unknown address there is a problem, not a page. */
const MACHINE_PATHS = /^\/(api|auth|rest|functions|assets|feeds|sitemaps)\//;

const newNonce = () => randomBytes(16).toString('base64');

type Reader = { language: Language; theme: Theme | undefined };

/** Every address that is not the API, a feed or a file is a page of the web app. */
export async function registerWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']) {
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  }
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    schema: { hide: true },
    handler: (request, reply) =>
      MACHINE_PATHS.test(request.url) ? reply.callNotFound() : answerPage(app, options, request, reply),
  });
}

async function answerPage(app: FastifyInstance, options: WebOptions, request: FastifyRequest, reply: FastifyReply) {
  const url = new URL(request.url, options.publicUrl);
  const reader = { language: pageLanguage(url.searchParams, request.cookies), theme: pageTheme(request.cookies) };
  keepAskedLanguage(url, request, reply);
  if (request.method === 'POST' || url.pathname.endsWith('.data'))
    return passThrough(app, options, request, reply, url, reader);

  const key = `${reader.language} ${reader.theme ?? ''} ${url.pathname}${url.search}`;
  const render = () => renderPage(app, options, request, url, reader);
  const page = options.cache ? (options.cache.find(key) ?? (await options.cache.render(key, render))) : await render();
  return sendPage(options, request, reply, page);
}

/** `?lang=en` is a choice: it stays when the visitor goes on from there. */
function keepAskedLanguage(url: URL, request: FastifyRequest, reply: FastifyReply): void {
  const asked = url.searchParams.get('lang');
  if ((asked === 'de' || asked === 'en') && request.cookies.lang !== asked) {
    reply.setCookie('lang', asked, { path: '/', maxAge: 31_536_000, sameSite: 'lax' });
  }
}

function visitOf(app: FastifyInstance, options: WebOptions, request: FastifyRequest, reader: Reader): Visit {
  return {
    ...reader,
    noncePlaceholder: NONCE_PLACEHOLDER,
    publicUrl: options.publicUrl,
    isDevelopment: options.isDevelopment,
    callApi: callApiInProcess(app, request, reader.language),
    reportError: (error) => request.log.error({ err: error }, 'page failed'),
  };
}

async function renderPage(
  app: FastifyInstance,
  options: WebOptions,
  request: FastifyRequest,
  url: URL,
  reader: Reader,
): Promise<CachedPage> {
  const response = await options.handler(new Request(url), visitOf(app, options, request, reader));
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => name !== 'content-length'),
    ...cutPage(await response.text(), NONCE_PLACEHOLDER),
    storedAt: Date.now(),
  };
}

function sendPage(options: WebOptions, request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  const { status } = page;
  for (const [name, value] of page.headers) reply.header(name, value);
  reply.header('vary', 'Cookie').header('etag', page.etag);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', status === 200 ? PUBLIC_CACHING : 'no-store');
  if (status === 200 && request.headers['if-none-match'] === page.etag) {
    // The browser shows the page it has, with the policy and nonce it came with: sending another would block its scripts.
    return reply.removeHeader('content-security-policy').code(304).send();
  }
  const nonce = newNonce();
  return reply
    .code(status)
    .header('content-security-policy', contentSecurityPolicy(nonce, options.isDevelopment))
    .send(joinPage(page, nonce));
}

/** Form posts and the data of client-side navigations: made for one visitor at one moment, never kept. */
async function passThrough(
  app: FastifyInstance,
  options: WebOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  url: URL,
  reader: Reader,
) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  const body = request.body instanceof Buffer ? new Uint8Array(request.body) : undefined;
  const response = await options.handler(
    new Request(url, { method: request.method, headers, ...(body ? { body } : {}) }),
    visitOf(app, options, request, reader),
  );
  for (const [name, value] of response.headers) reply.header(name, value);
  const nonce = newNonce();
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    reply.header('content-security-policy', contentSecurityPolicy(nonce, options.isDevelopment));
  }
  const content = Buffer.from(await response.arrayBuffer());
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return reply
    .code(response.status)
    .header('cache-control', 'no-store')
    .send(isPage ? joinPage(cutPage(content.toString('utf8'), NONCE_PLACEHOLDER), nonce) : content);
}
