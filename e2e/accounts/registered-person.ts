import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { waitForHydration } from '../hydration.ts';

export const PASSWORD = 'Visite!2026a';

export type Person = { email: string; password: string };

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

/** The six digits of the newest mail to an address. */
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

export async function signIn(page: Page, { email, password }: Person, next: string): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(next)}`);
  await waitForHydration(page);
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}
