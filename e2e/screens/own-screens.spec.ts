import type { APIRequestContext } from '@playwright/test';
import { openSession } from '../identity/accounts/registered-person.ts';
import { expect } from '../test.ts';
import { lookAtScreen, ONCE_IN_EACH } from './look-at-screen.ts';
import { DEMO_LOGINS, type Login, OWN_SCREENS } from './own-screens.ts';
import { test } from './visitor.ts';

for (const login of Object.keys(OWN_SCREENS) as Login[])
  for (const path of OWN_SCREENS[login])
    test(`${path} is sound for the ${login}, at both widths, in both languages and themes`, async ({
      pageOf,
      request,
      baseURL,
    }) => {
      const filled = await fillIds(request, login, path);
      await lookAtScreen(await pageOf(DEMO_LOGINS[login]), { path: filled }, baseURL ?? '', ONCE_IN_EACH);
    });

/** Puts a real id in the place of each list's name; of saved jobs up to three. */
async function fillIds(request: APIRequestContext, login: Login, path: string): Promise<string> {
  const list = /\{(.+)\}/.exec(path)?.[1];
  if (!list) return path;
  const { access_token } = await openSession(request, DEMO_LOGINS[login]);
  const answer = await request.get(`/api/${list}`, { headers: { authorization: `Bearer ${access_token}` } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { items } = (await answer.json()) as { items: { id?: string; job?: { id: string } }[] };
  const ids = items.flatMap((item) => item.id ?? item.job?.id ?? []);
  expect(ids.length, list).toBeGreaterThan(0);
  return path.replace(`{${list}}`, list === 'saved-jobs' ? ids.slice(0, 3).join(',') : (ids[0] ?? ''));
}
