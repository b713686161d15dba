import type { APIRequestContext } from '@playwright/test';
import { openSession, type Person } from './registered-person.ts';

export type Call = ReturnType<typeof callWith>;

/** Calls of the API as somebody who is signed in. */
export async function callAs(request: APIRequestContext, person: Person): Promise<Call> {
  const { access_token } = await openSession(request, person);
  return callWith(request, access_token);
}

function callWith(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return async (method: string, path: string, data?: object) => {
    const answer = await request.fetch(path, { method, headers, ...(data && { data }) });
    return { status: answer.status(), body: await answer.json().catch(() => null) };
  };
}
