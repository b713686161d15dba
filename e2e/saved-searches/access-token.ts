import type { APIRequestContext } from '@playwright/test';
import type { Person } from '../accounts/registered-person.ts';

/** For what a test needs to be there before it begins. */
export async function tokenOf(request: APIRequestContext, { email, password }: Person): Promise<string> {
  const answer = await request.post('/auth/v1/token?grant_type=password', { data: { email, password } });
  return (await answer.json()).access_token;
}

export async function saveSearches(
  request: APIRequestContext,
  person: Person,
  searches: readonly { name: string; query: string; seenAt?: string }[],
): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(request, person)}` };
  for (const data of searches) {
    const answer = await request.post('/api/saved-searches', { headers, data });
    if (!answer.ok()) throw new Error(`${data.name}: ${await answer.text()}`);
  }
}
