import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessible.ts';
import { waitForHydration } from '../../hydration.ts';
import { expect, test } from '../../test.ts';
import { toast } from '../../toast.ts';
import { codeOfMail, linkOfMail } from '../accounts/mails.ts';

const PASSWORD = 'Spaetdienst10!';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

async function register(page: Page, email: string): Promise<void> {
  await open(page, '/register/jobseeker');
  await page.getByLabel('Vor- und Nachname').fill('Jana Albrecht');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Konto anlegen' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Bitte bestätigen Sie Ihre E-Mail-Adresse' })).toBeVisible();
}

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}

const accountButton = (page: Page) => page.getByRole('button', { name: 'Konto von Jana Albrecht' });

async function leave(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(toast(page, 'Abgemeldet')).toBeVisible();
}

for (const width of [390, 1440]) {
  test(`somebody registers, confirms by the mail, leaves and comes back with a code (${width} px)`, {
    tag: width === 1440 ? '@main' : [],
  }, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    const email = `${randomUUID()}@klinik.example`;
    await open(page, '/register/jobseeker');
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await expect(page.getByRole('alert').first()).toBeFocused();
    await expectAccessible(page);
    await register(page, email);
    await expect(toast(page, 'Konto erstellt!')).toBeVisible();
    await expectAccessible(page);

    await open(page, await linkOfMail(request, email, /E-Mail-Adresse bestätigen/));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Adresse bestätigen' }).dblclick();
    await expect(page).toHaveURL(/\/onboarding-jobseeker$/);
    await expect(toast(page, 'Login erfolgreich')).toBeVisible();

    await open(page, '/');
    await leave(page);
    await expect(page).toHaveURL(/\/$/);

    await open(page, '/login?next=%2Fpreise');
    await page.getByRole('radio', { name: 'Mit Einmalcode' }).check();
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByRole('button', { name: 'Code anfordern' }).click();
    await expect(page.getByLabel('Einmalcode', { exact: true })).toBeFocused();
    await expectAccessible(page);
    const code = await codeOfMail(request, email, /zum Anmelden/);
    await page.getByLabel('Einmalcode', { exact: true }).fill(code === '000000' ? '111111' : '000000');
    await expect(page.getByText('Dieser Code stimmt nicht oder gilt nicht mehr.')).toBeVisible();
    await page.getByLabel('Einmalcode', { exact: true }).fill(code);
    await expect(page).toHaveURL(/\/preise$/);
    await expect(accountButton(page)).toBeVisible();
  });
}

test('somebody without a password signs up with a code, and learns how many tries are left', {
  tag: '@main',
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = `${randomUUID()}@klinik.example`;
  await open(page, '/register');
  await expectAccessible(page);
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('button', { name: 'Code anfordern' }).dblclick();
  const field = page.getByLabel('Code aus der E-Mail');
  await expect(field).toBeFocused();
  await expectAccessible(page);
  const code = await codeOfMail(request, email, /E-Mail-Adresse bestätigen/);
  await field.fill(code === '000000' ? '111111' : '000000');
  await expect(page.getByText('Der Code stimmt nicht. Sie haben noch vier Versuche.')).toBeVisible();
  await field.fill(code);
  await page.getByRole('button', { name: 'Später' }).click();
  await expect(page).toHaveURL(/\/onboarding-jobseeker$/);
});

test('a link of a mail works once, and says what to do when it is used up', async ({ page, request }) => {
  const email = `${randomUUID()}@klinik.example`;
  await register(page, email);
  const link = await linkOfMail(request, email, /E-Mail-Adresse bestätigen/);
  await open(page, link);
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
  await expect(page).toHaveURL(/\/onboarding-jobseeker$/);
  await open(page, link);
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
  await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Neuen Link senden' })).toBeVisible();
  await expectAccessible(page);
});

test('a wrong password and an unconfirmed address are distinguished, and the input stays', { tag: '@main' }, async ({
  page,
  request,
}) => {
  const email = `${randomUUID()}@klinik.example`;
  await register(page, email);
  await page.getByRole('button', { name: 'Zurück zur Anmeldung' }).click();
  await signIn(page, email, 'Falsch123!');
  await expect(toast(page, 'Login fehlgeschlagen')).toBeVisible();
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email);

  await signIn(page, email);
  await expect(toast(page, 'Bitte bestätigen Sie Ihre E-Mail-Adresse')).toBeVisible();
  await page.getByLabel('Code aus der E-Mail').fill(await codeOfMail(request, email, /E-Mail-Adresse bestätigen/));
  await expect(page).toHaveURL(/\/onboarding-jobseeker$/);
});

test('a registered address is recognised, with a link to the sign-in', async ({ page, request }) => {
  const email = `${randomUUID()}@klinik.example`;
  await register(page, email);
  await page.getByLabel('Code aus der E-Mail').fill(await codeOfMail(request, email, /E-Mail-Adresse bestätigen/));
  await expect(page).toHaveURL(/\/onboarding-jobseeker$/);
  await open(page, '/');
  await leave(page);
  await open(page, '/register/jobseeker');
  await page.getByLabel('E-Mail-Adresse').fill(email.toUpperCase());
  await page.getByLabel('E-Mail-Adresse').blur();
  await expect(page.getByText('Diese E-Mail-Adresse ist bereits registriert.')).toBeVisible();
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('two tabs agree on who is signed in, remembered or not', async ({ page, context, request }) => {
  const email = `${randomUUID()}@klinik.example`;
  await register(page, email);
  await page.getByLabel('Code aus der E-Mail').fill(await codeOfMail(request, email, /E-Mail-Adresse bestätigen/));
  await expect(page).toHaveURL(/\/onboarding-jobseeker$/);
  const other = await context.newPage();
  await open(other, '/preise');
  await expect(accountButton(other)).toBeVisible();
  await open(page, '/');
  await leave(page);
  await expect(toast(other, 'Abgemeldet')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Anmelden' })).toBeVisible();

  await open(page, '/login?next=%2Fjobs');
  await page.getByLabel('Angemeldet bleiben').uncheck();
  await signIn(page, email);
  await expect(page).toHaveURL(/\/jobs$/);
  await expect(accountButton(other)).toBeVisible();
  const third = await context.newPage();
  await open(third, '/preise');
  await expect(accountButton(third)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('-auth-token')))).toEqual([]);
});

test('a forgotten password is reset by the mail, and the old one no longer works', { tag: '@main' }, async ({
  page,
  request,
}) => {
  const email = `${randomUUID()}@klinik.example`;
  await register(page, email);
  await page.getByLabel('Code aus der E-Mail').fill(await codeOfMail(request, email, /E-Mail-Adresse bestätigen/));
  await expect(page).toHaveURL(/\/onboarding-jobseeker$/);
  await open(page, '/');
  await leave(page);
  await open(page, '/passwort-vergessen');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('button', { name: 'E-Mail anfordern' }).click();
  await expect(page.getByRole('heading', { name: 'Bitte prüfen Sie Ihre E-Mails' })).toBeVisible();
  await open(page, await linkOfMail(request, email, /[Pp]asswort/));
  await page.getByRole('button', { name: 'Weiter zum neuen Passwort' }).click();
  await page.getByLabel('Passwort', { exact: true }).fill('Nachtdienst22!');
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(toast(page, 'Passwort geändert')).toBeVisible();

  await open(page, '/');
  await leave(page);
  await open(page, '/login');
  await signIn(page, email);
  await expect(toast(page, 'Login fehlgeschlagen')).toBeVisible();
  await signIn(page, email, 'Nachtdienst22!');
  await expect(toast(page, 'Login erfolgreich')).toBeVisible();
});

test('a session that the server has ended leads to the sign-in with an alert, and back', { tag: '@main' }, async ({
  page,
  request,
}) => {
  const email = `${randomUUID()}@klinik.example`;
  await register(page, email);
  await page.getByLabel('Code aus der E-Mail').fill(await codeOfMail(request, email, /E-Mail-Adresse bestätigen/));
  await expect(page).toHaveURL(/\/onboarding-jobseeker$/);
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.endsWith('-auth-token')) ?? '';
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as { access_token?: string }).access_token ?? '';
  });
  // An open page would learn of the end by itself, at a time of its own.
  await page.goto('about:blank');
  await request.post('/auth/v1/logout?scope=global', { headers: { authorization: `Bearer ${token}` } });
  await open(page, '/konto');
  await expect(page).toHaveURL(/\/login\?next=%2Fkonto$/);
  await expect(page.getByText('Sie wurden aus Sicherheitsgründen abgemeldet.').first()).toBeVisible();
  await signIn(page, email);
  await expect(page).toHaveURL(/\/konto$/);
});

test('what was typed before the script ran is preserved and sent', async ({ page }) => {
  let release = () => {};
  const typed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('E-Mail-Adresse').fill('nobody@klinik.example');
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  release();
  await waitForHydration(page);
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('nobody@klinik.example');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText('Ungültige E-Mail-Adresse oder ungültiges Passwort');
});
