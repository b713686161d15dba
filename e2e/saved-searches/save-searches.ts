import type { APIRequestContext } from '@playwright/test';
import { openSession, type Person } from '../accounts/registered-person.ts';

/** For what a test needs to be there before it begins. */
export async function saveSearches(
  request: APIRequestContext,
  person: Person,
  searches: readonly { name: string; query: string; seenAt?: string }[],
): Promise<void> {
  const { access_token: token } = await openSession(request, person);
  const headers = { authorization: `Bearer ${token}` };
  for (const data of searches) {
    const answer = await request.post('/api/saved-searches', { headers, data });
    if (!answer.ok()) throw new Error(`${data.name}: ${await answer.text()}`);
  }
}
