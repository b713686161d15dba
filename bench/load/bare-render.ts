import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { WebHandler } from '@stellenvisite/contract/platform/web-handler';

const SERVER_BUILD = fileURLToPath(new URL('../../apps/web/build/server', import.meta.url));

/** The data that React Router passes to the entry, as far as a second render needs a fresh copy of it. */
type EntryContext = { serverHandoffStream: ReadableStream<Uint8Array>; renderMeta: object };
type RenderPage = (
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: unknown,
) => Promise<Response>;
type BuiltEntry = { module: { default: RenderPage } };

export type BareRender = () => Promise<string>;

/**
 * Bare means: the very tree a visitor of this address gets (shell, page, texts, data and all), rendered by
 * React's own renderToPipeableStream in the built app's entry, and nothing around it. Routes are matched, loaders run,
 * their data fetched, checked and serialised once, here; none of that is repeated when the tree is rendered again.
 */
export async function captureRenders(origin: string, paths: readonly string[]): Promise<BareRender[]> {
  const { handleRequest }: { handleRequest: WebHandler } = await importBuilt('index.js');
  const entry = await findEntry();
  const renderPage = entry.module.default;
  const renders: BareRender[] = [];
  for (const path of paths) {
    let captured: BareRender | undefined;
    const capture: RenderPage = async (request, status, headers, routerContext, context) => {
      const data = await new Response(routerContext.serverHandoffStream).bytes();
      captured = async () => {
        const fresh = { ...routerContext, renderMeta: {}, serverHandoffStream: streamOf(data) };
        return (await renderPage(request, status, new Headers(headers), fresh, context)).text();
      };
      return new Response();
    };
    entry.module = { ...entry.module, default: capture };
    await handleRequest(new Request(origin + path), visitOf(origin));
    entry.module = { ...entry.module, default: renderPage };
    if (!captured) throw new Error(`${path} rendered no page.`);
    renders.push(captured);
  }
  return renders;
}

function visitOf(origin: string): Parameters<WebHandler>[1] {
  return {
    language: 'de',
    theme: undefined,
    nonce: 'bare-render',
    publicUrl: origin,
    isDevelopment: false,
    callApi: (request) => fetch(request),
    reportError: (error) => console.error(error),
  };
}

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

/** React Router asks this object for the entry at every request, so the render can be caught there. */
async function findEntry(): Promise<BuiltEntry> {
  const [file] = globSync('assets/server-build-*.js', { cwd: SERVER_BUILD });
  if (!file) throw new Error('The web app is not built: run `npm run build` first.');
  return (await importBuilt<{ entry: BuiltEntry }>(file)).entry;
}

function importBuilt<T>(file: string): Promise<T> {
  return import(pathToFileURL(join(SERVER_BUILD, file)).href);
}
