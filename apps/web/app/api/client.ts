import type { Client } from 'openapi-fetch';
import createClient from 'openapi-fetch';
import { data, type RouterContextProvider } from 'react-router';
import { visitContext } from '../visit.ts';
import type { paths } from './schema.gen.ts';

export type Api = Client<paths>;

/** Returns the public API for a loader: in this process, with the visitor's language. */
export function apiOf(context: Readonly<RouterContextProvider>): Api {
  const { callApi, publicUrl } = context.get(visitContext);
  return createClient<paths>({ baseUrl: publicUrl, fetch: callApi });
}

type Answer<T> = { data?: T; error?: unknown; response: Response };

/** The answer's data, or the API's refusal as this page's own status: the error boundary draws it. */
export function requireData<T>({ data: found, response }: Answer<T>): T {
  if (found === undefined) throw data(null, response.status);
  return found;
}
