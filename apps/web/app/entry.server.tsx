import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { namespacesOf } from './i18n/namespaces.ts';
import { serverTexts } from './i18n/server-texts.server.ts';
import { textFile } from './i18n/text-files.ts';
import { startScriptsLate } from './late-scripts.server.ts';
import { NonceContext } from './nonce.ts';
import { visitContext } from './visit.ts';

/**
 * Renders the whole page before it answers: a page is small, its status is then true (a broken render is a 500 and not
 * half a page), and the server can keep it for the next visitor.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const visit = context.get(visitContext);
  const html = await renderToLatin1(
    <I18nextProvider i18n={serverTexts(visit.language)}>
      <NonceContext value={visit.noncePlaceholder}>
        <ServerRouter context={routerContext} url={request.url} nonce={visit.noncePlaceholder} />
      </NonceContext>
    </I18nextProvider>,
    visit.noncePlaceholder,
  );
  const page = startScriptsLate(html, listTextFiles(routerContext, visit.language));
  return new Response(Buffer.from(page, 'latin1'), { status, headers });
}

/** The texts the browser will ask for as soon as its script runs. */
function listTextFiles({ staticHandlerContext, routeModules }: EntryContext, language: string): string[] {
  const matches = staticHandlerContext.matches.map(({ route }) => ({ handle: routeModules[route.id]?.handle }));
  return [...new Set(namespacesOf(matches).flatMap((namespace) => textFile(language, namespace) ?? []))];
}

/**
 * The bytes of the page, each as a character: what is changed in it is plain ASCII, and the rest passes as it is. Reading it as
 * what it says and writing it again would cost several copies of every page.
 */
function renderToLatin1(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = '';
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        html += chunk.toString('latin1');
        done();
      },
      final(done) {
        resolve(html);
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // A large part behind a boundary would be put at the end of the page, for script to move to its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(visitContext).reportError(error);
};
