import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RenderOrder, WebHandler } from '@stellenvisite/contract/platform/web-handler';
import type { LoadedWeb } from './load-web.ts';

const WEB_DIR = fileURLToPath(new URL('../../../web', import.meta.url));

/** They belong to the connection between the two processes. */
const CONNECTION_HEADERS = ['connection', 'date', 'keep-alive', 'transfer-encoding'];

/**
 * Returns the web app from source: `npm run dev` renders it at this address, in the process that has Vite, which a restart of this one
 * leaves alone.
 */
export function developWeb(rendererUrl: string): LoadedWeb {
  const handler: WebHandler = async (request, { callApi: _, reportError: __, ...visit }) => {
    const order: RenderOrder = {
      url: request.url,
      method: request.method,
      headers: Object.fromEntries(request.headers),
      body: request.method === 'GET' ? null : Buffer.from(await request.arrayBuffer()).toString('base64'),
      visit,
    };
    const { status, headers, body } = await fetch(rendererUrl, { method: 'POST', body: JSON.stringify(order) });
    const ownHeaders = [...headers].filter(([name]) => !CONNECTION_HEADERS.includes(name));
    return new Response(body, { status, headers: ownHeaders });
  };
  return { handler, clientDir: join(WEB_DIR, 'public') };
}
