import type { RenderOrder, WebHandler } from '@stellenvisite/contract/platform/web-handler';
import type { ViteDevServer } from 'vite';

/** Renders a page that the server process has requested; its loaders call the API of that process. */
export async function renderPage(vite: ViteDevServer, order: RenderOrder, serverUrl: string): Promise<Response> {
  const { method, url, headers, body, visit } = order;
  const { handleRequest } = (await vite.ssrLoadModule('./server/handle-request.ts')) as { handleRequest: WebHandler };
  const request = new Request(url, { method, headers, ...(body !== null && { body: Buffer.from(body, 'base64') }) });
  return handleRequest(request, {
    ...visit,
    callApi: (call) => callApi(call, serverUrl, visit.language),
    reportError: (error) => console.error(error),
  });
}

async function callApi(call: Request, serverUrl: string, language: string): Promise<Response> {
  const { pathname, search } = new URL(call.url);
  const headers = new Headers(call.headers);
  headers.set('accept-language', language);
  const body = call.method === 'GET' ? null : await call.arrayBuffer();
  return fetch(`${serverUrl}${pathname}${search}`, { method: call.method, headers, body });
}
