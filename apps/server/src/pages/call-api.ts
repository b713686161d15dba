import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';

const IN_PROCESS_HEADER = 'x-in-process';
/** Known to this process only, so that nobody outside can pass for a loader. */
const IN_PROCESS_KEY = randomBytes(24).toString('base64url');

/** Checks whether a call came from one of our own page loaders: it is counted and logged as part of that page. */
export function isInProcess(request: FastifyRequest): boolean {
  return request.headers[IN_PROCESS_HEADER] === IN_PROCESS_KEY;
}

/** The API for page loaders: same routes, same schemas, no socket. */
export function callApiInProcess(app: FastifyInstance, caller: FastifyRequest, language: string) {
  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'GET' ? undefined : Buffer.from(await request.arrayBuffer());
    const options: InjectOptions = {
      method: request.method as 'GET' | 'POST',
      url: pathname + search,
      remoteAddress: caller.ip,
      headers: {
        ...Object.fromEntries(request.headers),
        'accept-language': language,
        [IN_PROCESS_HEADER]: IN_PROCESS_KEY,
      },
      ...(body ? { payload: body } : {}),
    };
    const response = await app.inject(options);
    const headers = new Headers();
    for (const name of ['content-type', 'retry-after']) {
      const value = response.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    return new Response(new Uint8Array(response.rawPayload), { status: response.statusCode, headers });
  };
}
