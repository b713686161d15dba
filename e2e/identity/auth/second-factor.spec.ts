import { createHmac, randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../../accessible.ts';
import { waitForHydration } from '../../hydration.ts';
import { expect, test } from '../../test.ts';
import { toast } from '../../toast.ts';
import { codeOfMail } from '../accounts/mails.ts';

const PASSWORD = 'Spaetdienst10!';
const PERIOD_MS = 30_000;

type Session = { access_token: string };
type Enrolled = { id: string; totp: { secret: string } };

/** RFC 6238, as an authenticator app does it; `ahead` in steps of half a minute. */
function appCode(secret: string, ahead = 0): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / PERIOD_MS) + ahead));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Somebody with a confirmed address and an authenticator app. */
async function registerWithApp(request: APIRequestContext): Promise<{ email: string; secret: string }> {
  const email = `${randomUUID()}@klinik.example`;
  await request.post('/auth/v1/signup', { data: { email, password: PASSWORD, data: { full_name: 'Jana Albrecht' } } });
  const token = await codeOfMail(request, email, /E-Mail-Adresse bestätigen/);
  const verified = await request.post('/auth/v1/verify', { data: { type: 'signup', email, token } });
  const { access_token } = (await verified.json()) as Session;
  const headers = { authorization: `Bearer ${access_token}` };
  const enrolled = await request.post('/auth/v1/factors', {
    headers,
    data: { factor_type: 'totp', friendly_name: 'Handy' },
  });
  const { id, totp } = (await enrolled.json()) as Enrolled;
  const challenge = await request.post(`/auth/v1/factors/${id}/challenge`, { headers, data: {} });
  const { id: challenge_id } = (await challenge.json()) as { id: string };
  const code = appCode(totp.secret);
  const proven = await request.post(`/auth/v1/factors/${id}/verify`, { headers, data: { challenge_id, code } });
  expect(proven.ok()).toBe(true);
  return { email, secret: totp.secret };
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Zweiter Schritt' })).toBeVisible();
}

for (const width of [390, 1440]) {
  test(`a password alone opens nothing where there is a second factor (${width} px)`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    const { email, secret } = await registerWithApp(request);
    await page.goto('/login?next=%2Fpreise');
    await waitForHydration(page);
    await signIn(page, email);
    const code = page.getByLabel('Sicherheitscode');
    await expect(code).toBeFocused();
    await expectAccessible(page);

    await page.goto('/konto');
    await expect(page).toHaveURL(/\/login\/zweiter-faktor\?next=%2Fkonto$/);
    await code.fill('12');
    await page.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(page.getByText('Bitte geben Sie alle sechs Ziffern ein.')).toBeVisible();
    // The step of the enrolment is used up; a clock may be one step ahead.
    await code.fill(appCode(secret, 1));
    await expect(page).toHaveURL(/\/konto$/);
    await expect(toast(page, 'Login erfolgreich')).toBeVisible();
  });
}

test('whoever has no access to the factor can sign in with another account', async ({ page, request }) => {
  const { email } = await registerWithApp(request);
  await page.goto('/login');
  await waitForHydration(page);
  await signIn(page, email);
  await page.getByRole('button', { name: 'Mit anderem Konto anmelden' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/konto');
  await expect(page).toHaveURL(/\/login\?next=%2Fkonto$/);
});
