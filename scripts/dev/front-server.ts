import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { json } from 'node:stream/consumers';
import type { RenderOrder } from '@stellenvisite/contract/platform/web-handler';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { errorPage } from './error-page.ts';
import { describeError } from './failure.ts';
import { renderPage } from './render-page.ts';
import type { ServerProcess } from './server-process.ts';

type Options = { webDir: string; renderPath: string; server: ServerProcess };

export type FrontServer = { http: Server; vite: ViteDevServer; close(): Promise<void> };

/**
 * Answers the browser: files of the web app come from Vite, everything else from the server process. Both it and Vite's compiled modules
 * outlive a restart of that process; requests wait meanwhile.
 */
export async function createFrontServer({ webDir, renderPath, server }: Options): Promise<FrontServer> {
  const http = createServer();
  const vite = await createVite({
    root: webDir,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http } },
  });
  http.on('request', (incoming, answer) => {
    const path = incoming.url ?? '/';
    if (path === renderPath) return void answerRender(vite, server, incoming, answer);
    if (path.startsWith('/api/')) return void forward(server, incoming, answer);
    vite.middlewares(incoming, answer, () => void forward(server, incoming, answer));
  });
  http.on('upgrade', (incoming, socket, head) => {
    if (!incoming.headers['sec-websocket-protocol']?.startsWith('vite-')) void tunnel(server, incoming, socket, head);
  });
  return {
    http,
    vite,
    async close() {
      http.closeAllConnections();
      http.close();
      await vite.close();
    },
  };
}

async function answerRender(
  vite: ViteDevServer,
  server: ServerProcess,
  incoming: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  const order = (await json(incoming)) as RenderOrder;
  try {
    const state = await server.state();
    if ('failure' in state) throw new Error(state.failure.message);
    const response = await renderPage(vite, order, state.url);
    answer.writeHead(response.status, [...response.headers].flat()).end(await response.bytes());
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    sendError(answer, errorPage(describeError(error)));
  }
}

async function forward(server: ServerProcess, incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
  const state = await server.state();
  if ('failure' in state) return sendError(answer, errorPage(state.failure));
  const { method, headers, url } = incoming;
  const outgoing = request(`${state.url}${url}`, { method, headers, agent: false }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
    response.pipe(answer);
  });
  outgoing.on('error', (error) =>
    answer.headersSent ? answer.destroy() : sendError(answer, errorPage(describeError(error))),
  );
  answer.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

function sendError(answer: ServerResponse, page: string): void {
  answer.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page);
}

async function tunnel(server: ServerProcess, incoming: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
  const state = await server.state();
  if ('failure' in state) return void socket.destroy();
  const upstream = connect(Number(new URL(state.url).port), '127.0.0.1', () => {
    const lines = incoming.rawHeaders.reduce(
      (text, part, index) => `${text}${part}${index % 2 === 0 ? ': ' : '\r\n'}`,
      `${incoming.method} ${incoming.url} HTTP/1.1\r\n`,
    );
    upstream.write(`${lines}\r\n`);
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
  });
  upstream.on('error', () => socket.destroy());
  socket.on('error', () => upstream.destroy());
}
