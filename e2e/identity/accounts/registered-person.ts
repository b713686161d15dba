import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { storageKeyOf } from '../../../apps/web/app/session/auth-client.ts';
import { waitForHydration } from '../../hydration.ts';

export const PASSWORD = 'Visite!2026a';

export type Person = {
  email: string;
  password: string;
  /** An administrator signs in at a door of their own. */
  isAdmin?: true;
};

type ViewedMail = { to: string; text: string };

/** Registers and confirms over the protocol: these tests are about what comes after. */
export async function registerPerson(
  request: APIRequestContext,
  { role = 'job_seeker', fullName = 'Jana Albrecht' }: { role?: 'job_seeker' | 'employer'; fullName?: string } = {},
): Promise<Person> {
  const email = `${randomUUID()}@klinik.example`;
  const signUp = await request.post('/auth/v1/signup', {
    data: { email, password: PASSWORD, data: { role, full_name: fullName } },
  });
  expect(signUp.ok(), await signUp.text()).toBe(true);
  const verify = await request.post('/auth/v1/verify', {
    data: { type: 'signup', email, token: await codeMailedTo(request, email) },
  });
  expect(verify.ok(), await verify.text()).toBe(true);
  return { email, password: PASSWORD };
}

/** Returns the six digits of the newest mail to an address. */
export async function codeMailedTo(request: APIRequestContext, email: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const mails: ViewedMail[] = await request.get('/dev/mails.json').then((answer) => answer.json());
      code = /\b\d{6}\b/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}

/** A small file of our site: storage can be written only on a page of the same origin. */
const SMALL_FILE = '/robots.txt';

/** Opens a page as somebody who comes back signed in: signing in by its form has tests of its own, and takes as long as a page. */
export async function openSignedIn(page: Page, person: Person, path: string): Promise<void> {
  await storeSession(page, person);
  await page.goto(path);
}

/** From now on every page is opened as that person. */
export async function storeSession(page: Page, person: Person): Promise<void> {
  const session = await openSession(page.request, person);
  await page.goto(SMALL_FILE);
  const kept = [
    [storageKeyOf(new URL(page.url()).hostname), JSON.stringify(session)],
    ...(person.isAdmin ? [['admin-session', JSON.stringify({ isAdmin: true, timestamp: Date.now() })]] : []),
  ] as [string, string][];
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, kept);
}

/** Opens a session over the protocol. */
export async function openSession(
  request: APIRequestContext,
  { email, password, isAdmin }: Person,
): Promise<{ access_token: string }> {
  const path = isAdmin ? '/api/admin/session' : '/auth/v1/token?grant_type=password';
  const answer = await request.post(path, { data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

export async function signIn(page: Page, { email, password }: Person, next: string): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(next)}`);
  await waitForHydration(page);
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}
