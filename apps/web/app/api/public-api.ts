import type { Middleware } from 'openapi-fetch';
import createClient from 'openapi-fetch';
import type { Api } from './client.ts';
import type { paths } from './schema.gen.ts';

/** Gives an error response without a body one: openapi-react-query takes an empty error for a success. */
export const emptyProblems: Middleware = {
  onResponse: ({ response }) => {
    if (response.ok || response.headers.get('content-type')?.includes('json')) return undefined;
    return Response.json({ code: 'server.unexpected' }, { status: response.status });
  },
};

/** The API in the browser as any visitor may read it: without a token, so that a call never waits for the session. */
export const publicApi: Api = createClient<paths>({ baseUrl: '', fetch: (request) => fetch(request) });
publicApi.use(emptyProblems);
