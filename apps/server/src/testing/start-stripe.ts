import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';
import { afterAll } from 'vitest';

type Call = { method: string; path: string; key: string | null; form: Record<string, string> };

/** A server on loopback that answers as Stripe's HTTP API does, for the calls we make with its own SDK. */
export async function startStripe() {
  const calls: Call[] = [];
  const events: Stripe.Event[] = [];
  const answered = new Map<string, object>();
  let isDown = false;
  let count = 0;
  const nextId = (prefix: string) => {
    count += 1;
    return `${prefix}_${String(count).padStart(4, '0')}`;
  };

  function answer({ method, path, form }: Call): object | null {
    if (method === 'POST' && path === '/v1/customers')
      return { id: nextId('cus'), object: 'customer', email: form.email };
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      const id = nextId('cs');
      return { id, object: 'checkout.session', url: `https://checkout.stripe.example/${id}`, status: 'open' };
    }
    if (method === 'POST' && path === '/v1/billing_portal/sessions')
      return { id: nextId('bps'), object: 'billing_portal.session', url: 'https://billing.stripe.example/p' };
    if (method === 'POST' && path === '/v1/payment_intents')
      return { id: nextId('pi'), object: 'payment_intent', status: 'succeeded', amount: Number(form.amount) };
    if (method === 'POST' && path === '/v1/refunds') return { id: nextId('re'), object: 'refund', status: 'succeeded' };
    if (method === 'GET' && /^\/v1\/customers\/[^/]+\/payment_methods$/.test(path))
      return listOf([{ id: 'pm_1', object: 'payment_method', type: 'card' }]);
    if (method === 'GET' && path === '/v1/events') return listOf(events);
    return null;
  }

  const server = createServer(async (request, response) => {
    const call = await readCall(request);
    calls.push(call);
    const reply = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (isDown) return reply(500, { error: { type: 'api_error', message: 'down' } });
    // The same key is answered with the same thing, as Stripe does for a day.
    const known = call.key ? answered.get(call.key) : undefined;
    const body = known ?? answer(call);
    if (!body) return reply(404, { error: { type: 'invalid_request_error', message: `${call.method} ${call.path}` } });
    if (call.key) answered.set(call.key, body);
    return reply(200, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  afterAll(
    () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    events,
    setDown: (down: boolean) => {
      isDown = down;
    },
  };
}

const listOf = (data: readonly object[]) => ({ object: 'list', data, has_more: false, url: '/v1/list' });

async function readCall(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { pathname } = new URL(request.url ?? '/', 'http://stripe');
  const key = request.headers['idempotency-key'];
  return {
    method: request.method ?? 'GET',
    path: pathname,
    key: typeof key === 'string' ? key : null,
    form: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())),
  };
}
