import createClient from 'openapi-fetch';
import type { Api } from './client.ts';
import { emptyProblems } from './empty-problems.ts';
import type { paths } from './schema.gen.ts';

/** The API in the browser as any visitor may read it: without a token, so that a call never waits for the session. */
export const publicApi: Api = createClient<paths>({ baseUrl: '', fetch: (request) => fetch(request) });
publicApi.use(emptyProblems);
