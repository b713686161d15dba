import type { Middleware } from 'openapi-fetch';

/** Gives an error response without a body one: openapi-react-query takes an empty error for a success. */
export const emptyProblems: Middleware = {
  onResponse: ({ response }) => {
    if (response.ok || response.headers.get('content-type')?.includes('json')) return undefined;
    return Response.json({ code: 'server.unexpected' }, { status: response.status });
  },
};
