import { AsyncLocalStorage } from 'node:async_hooks';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setDateLanguage } from '@stellenvisite/contract/platform/format-date';
import { DEFAULT_LANGUAGE, type Language } from '@stellenvisite/contract/platform/languages';
import { preload } from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { serverTexts } from './i18n/server-texts.server.ts';
import { namespacesOf, textFile } from './i18n/text-files.ts';
import { NonceContext } from './nonce.ts';
import { visitContext } from './visit.ts';

/** The language of the page that is being rendered: several are rendered at the same time. */
const rendered = new AsyncLocalStorage<Language>();

setDateLanguage(() => rendered.getStore() ?? DEFAULT_LANGUAGE);

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
  const page = await rendered.run(visit.language, () =>
    renderToBytes(
      <I18nextProvider i18n={serverTexts(visit.language)}>
        <NonceContext value={visit.nonce}>
          <TextPreloads files={listTextFiles(routerContext, visit.language)} />
          <ServerRouter context={routerContext} url={request.url} nonce={visit.nonce} />
        </NonceContext>
      </I18nextProvider>,
      visit.nonce,
    ),
  );
  return new Response(page, { status, headers });
}

/** The texts that hydration waits for are fetched next to the scripts, after what the page needs to be painted. */
function TextPreloads({ files }: { files: readonly string[] }) {
  for (const file of files) preload(file, { as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' });
  return null;
}

function listTextFiles({ staticHandlerContext, routeModules }: EntryContext, language: string): string[] {
  const matches = staticHandlerContext.matches.map(({ route }) => ({ handle: routeModules[route.id]?.handle }));
  return [...new Set(namespacesOf(matches).flatMap((namespace) => textFile(language, namespace) ?? []))];
}

function renderToBytes(page: React.ReactNode, nonce: string): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // A large part behind a boundary would be put at the end of the page, for script to move to its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(buffer(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    });
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(visitContext).reportError(error);
};
