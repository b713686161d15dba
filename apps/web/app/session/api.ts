import createClient from 'openapi-fetch';
import type { Api } from '../api/client.ts';
import { emptyProblems } from '../api/public-api.ts';
import type { paths } from '../api/schema.gen.ts';
import { loadAuthClient, storageKey } from './auth-client.ts';
import { endSession } from './end-session.ts';
import { storedSession } from './stored-session.ts';

/** The API as the person who is signed in; in the browser only, with a token that is fresh at every call. */
export const api: Api = createClient<paths>({ baseUrl: '', fetch: fetchSignedIn });
api.use(emptyProblems);

/** Resolves when the person has shown fresh proof or given up. */
type Prove = () => Promise<boolean>;
let prove: Prove | null = null;

/** Sets who asks for fresh proof where a call is refused for want of it; the call is then made again. */
export function setProver(asking: Prove | null): void {
  prove = asking;
}

/** For what openapi-fetch does not do: uploads with progress, downloads as a file. */
export async function fetchSignedIn(request: Request): Promise<Response> {
  const client = await loadAuthClient();
  const { data } = await client.getSession();
  if (data.session) request.headers.set('authorization', `Bearer ${data.session.access_token}`);
  const again = prove && request.method !== 'GET' ? request.clone() : null;
  const answer = await fetch(request);
  if (again && prove && answer.status === 403 && (await hasCode(answer.clone(), UNPROVEN)) && (await prove()))
    return fetchSignedIn(again);
  if (answer.status === 401 && data.session && (await hasCode(answer.clone(), OVER))) await endSession();
  return answer;
}

type Leaving = { method: string; path: string; body: object };

/** For what must go out while the page is being left, when nothing can be waited for: with the token as it is stored. */
export function sendOnLeave({ method, path, body }: Leaving): void {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${storedToken()}` };
  void fetch(path, { method, headers, body: JSON.stringify(body), keepalive: true }).catch(() => {});
}

function storedToken(): unknown {
  const stored: unknown = JSON.parse(storedSession().getItem(storageKey()) ?? 'null');
  return typeof stored === 'object' && stored !== null && 'access_token' in stored ? stored.access_token : '';
}

const OVER: ReadonlySet<unknown> = new Set(['auth.session_ended', 'auth.token_invalid']);

const UNPROVEN: ReadonlySet<unknown> = new Set(['admin.proof_needed']);

async function hasCode(answer: Response, codes: ReadonlySet<unknown>): Promise<boolean> {
  try {
    const problem: unknown = await answer.json();
    return typeof problem === 'object' && problem !== null && 'code' in problem && codes.has(problem.code);
  } catch {
    return false;
  }
}
