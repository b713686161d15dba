import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

const PERMISSIONS_POLICY = 'camera=(), microphone=(), payment=(), usb=(), interest-cohort=(), geolocation=(self)';

/** Everything that is not a page (API answers, feeds, pictures) may load nothing at all. */
const CLOSED_POLICY = { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] } };

export function registerSecurityHeaders(app: FastifyInstance, { isTls }: { isTls: boolean }): void {
  const headers = {
    ...headersOf({
      contentSecurityPolicy: { useDefaults: false, ...CLOSED_POLICY },
      strictTransportSecurity: isTls ? { maxAge: 31_536_000, includeSubDomains: true } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginEmbedderPolicy: false,
      crossOriginResourcePolicy: { policy: 'same-origin' },
      frameguard: { action: 'deny' },
    }),
    'permissions-policy': PERMISSIONS_POLICY,
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** What helmet would set is the same for every answer, so it is asked once and not each time. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => {});
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}
