import { vi } from 'vitest';

type Answer = { status?: number; body?: unknown };
type Handler = (request: { body: unknown; url: URL }) => Answer | Promise<Answer>;

/** What the browser asks for is answered here, by `METHOD /path`; anything else is a call nobody expected. */
export function serveApi(handlers: Readonly<Record<string, Handler>>) {
  const calls: { call: string; body: unknown }[] = [];
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = input instanceof Request ? input : undefined;
    const url = new URL(request?.url ?? String(input), location.href);
    const call = `${request?.method ?? init?.method ?? 'GET'} ${url.pathname}`;
    const text = request ? await request.text() : String(init?.body ?? '');
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    calls.push({ call, body });
    const handler = handlers[call];
    if (!handler) throw new TypeError(`nobody answers ${call}`);
    const { status = 200, body: data } = await handler({ body, url });
    return data === undefined ? new Response(null, { status }) : Response.json(data, { status });
  };
  vi.stubGlobal('fetch', answer);
  return { calls };
}
