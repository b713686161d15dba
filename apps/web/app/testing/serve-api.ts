import { vi } from 'vitest';

/** `events` is a stream of server-sent events, as the AI SDK reads it. */
type Answer = { status?: number; body?: unknown; events?: readonly object[] };
type Handler = (request: { body: unknown; url: URL }) => Answer | Promise<Answer>;

/** A call that is given up ends as the browser's own does. */
function abortOf(request: Request | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    request?.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}

/** Answers the requests of the browser by `METHOD /path`; any other request fails as unexpected. */
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
    const { status = 200, body: data, events } = await Promise.race([handler({ body, url }), abortOf(request)]);
    if (events) return new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''), { status });
    return data === undefined ? new Response(null, { status }) : Response.json(data, { status });
  };
  vi.stubGlobal('fetch', answer);
  return { calls };
}
