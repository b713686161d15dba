import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessibleAtBothWidths } from '../../accessible.ts';
import { expect, test } from '../../test.ts';
import { toast } from '../../toast.ts';
import { openSignedIn, PASSWORD, registerPerson, signIn } from './registered-person.ts';

const NEW_PASSWORD = 'Nachtdienst?7b';
const STEP_MS = 30_000;

async function enrolApp(page: Page): Promise<TOTP> {
  await page.getByRole('button', { name: 'App einrichten' }).click();
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  const secret = (await page.locator('dialog code').textContent()) ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  await expectAccessibleAtBothWidths(page);
  await page.getByLabel('Sechsstelliger Code').fill(app.generate());
  await expect(toast(page, 'Zweiter Faktor eingeschaltet')).toBeVisible();
  await expect(page.getByText('aktiv', { exact: true })).toBeVisible();
  return app;
}

/** A code is good once: the one that follows it is already taken. */
const nextCode = (app: TOTP) => app.generate({ timestamp: Date.now() + STEP_MS });

test('name, title and language are saved', async ({ page, request }) => {
  await openSignedIn(page, await registerPerson(request), '/konto');
  await expect(page.getByLabel('Vor- und Nachname')).toHaveValue('Jana Albrecht');
  await expectAccessibleAtBothWidths(page);
  await page.getByLabel('Vor- und Nachname').fill('');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Eine Angabe fehlt' })).toBeFocused();

  await page.getByLabel('Vor- und Nachname').fill('Jana Albrecht-Kern');
  await page.getByLabel('Akademischer Titel').selectOption('Dr. med.');
  await page.getByRole('navigation', { name: 'Mein Bereich' }).getByRole('link', { name: 'Geräte' }).click();
  await page.getByRole('button', { name: 'Auf der Seite bleiben' }).click();
  await page.getByRole('button', { name: 'Speichern' }).dblclick();
  await expect(toast(page, 'Profil gespeichert')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Vor- und Nachname')).toHaveValue('Jana Albrecht-Kern');
  await expect(page.getByLabel('Akademischer Titel')).toHaveValue('Dr. med.');
});

test('an authenticator app is set up, and required at the next sign-in', { tag: '@main' }, async ({
  page,
  request,
}) => {
  const person = await registerPerson(request);
  await openSignedIn(page, person, '/konto/sicherheit');
  await expect(page.getByText('Sie haben noch keinen eingerichtet.')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  const app = await enrolApp(page);

  await page.evaluate(() => localStorage.clear());
  await page.evaluate(() => sessionStorage.clear());
  await signIn(page, person, '/konto/sicherheit');
  await expect(page).toHaveURL(/zweiter-faktor/);
  await page.getByLabel('Sicherheitscode').fill(nextCode(app));
  await expect(page.getByText('aktiv', { exact: true })).toBeVisible();
});

test('an app is removed only with its code', async ({ page, request }) => {
  await openSignedIn(page, await registerPerson(request), '/konto/sicherheit');
  const app = await enrolApp(page);
  await page.getByRole('button', { name: 'Authenticator-App entfernen' }).click();
  await page.getByLabel('Sechsstelliger Code').fill('000000');
  await expect(page.getByText('Der Code stimmt nicht')).toBeVisible();
  await page.getByLabel('Sechsstelliger Code').fill(nextCode(app));
  await expect(page.getByText('Sie haben noch keinen eingerichtet.')).toBeVisible();
});

test('another device is signed out from here', async ({ page, browser, request, baseURL }) => {
  const person = await registerPerson(request);
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const there = await elsewhere.newPage();
  await signIn(there, person, '/konto/geraete');
  await expect(there.getByText('dieses Gerät')).toBeVisible();

  await signIn(page, person, '/konto/geraete');
  const devices = page.getByRole('region', { name: 'Angemeldet' }).getByRole('listitem');
  // One more than two: confirming the address had signed the person in as well.
  await expect(devices).toHaveCount(3);
  await expectAccessibleAtBothWidths(page);
  await devices
    .getByRole('button', { name: /abmelden$/ })
    .first()
    .click();
  await expect(devices).toHaveCount(2);
  await page.getByRole('button', { name: 'Das andere Gerät abmelden' }).click();
  await expect(devices).toHaveCount(1);

  await there.reload();
  await expect(there).toHaveURL(/\/login/);
  await elsewhere.close();
});

test('the password is changed, and only the new one opens the door', async ({ page, request }) => {
  const person = await registerPerson(request);
  await openSignedIn(page, person, '/konto/sicherheit');
  await page.getByLabel('Neues Passwort', { exact: true }).fill('kurz');
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Angabe' })).toBeFocused();
  await page.getByLabel('Neues Passwort', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(toast(page, 'Passwort geändert.')).toBeVisible();

  const grant = (password: string) =>
    request.post('/auth/v1/token?grant_type=password', { data: { email: person.email, password } });
  expect((await grant(PASSWORD)).status()).toBe(400);
  expect((await grant(NEW_PASSWORD)).status()).toBe(200);
});

test('a new address shows as pending until both have confirmed it', async ({ page, request }) => {
  const person = await registerPerson(request);
  await openSignedIn(page, person, '/konto/sicherheit');
  await page.getByLabel('Neue E-Mail-Adresse').fill(`neu-${person.email}`);
  await page.getByRole('button', { name: 'Adresse wechseln' }).click();
  await expect(page.getByText(`Wechsel zu neu-${person.email} ist noch nicht bestätigt.`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Wechsel zu neu-${person.email} ist noch nicht bestätigt.`)).toBeVisible();
});

test('all data are downloaded, and the erasure is scheduled, cancelled, and then done at once', {
  tag: '@main',
}, async ({ page, request }) => {
  const person = await registerPerson(request);
  await openSignedIn(page, person, '/konto/daten');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Daten herunterladen' }).click();
  expect((await download).suggestedFilename()).toBe('stellenvisite-meine-daten.zip');
  await expect(page.getByText(/^Fertig:/)).toBeVisible();

  const open = page.getByRole('button', { name: /Konto löschen …|Doch sofort/ });
  await open.click();
  await expectAccessibleAtBothWidths(page);
  await page.getByLabel('Ihr Passwort').fill('Falsch!2026');
  await page.getByRole('button', { name: 'Löschung vormerken' }).click();
  await expect(page.getByText('Das Passwort oder der Code stimmt nicht.').first()).toBeVisible();
  await page.getByLabel('Ihr Passwort').fill(PASSWORD);
  await page.getByRole('button', { name: 'Löschung vormerken' }).click();
  await expect(page.getByText(/Ihr Konto wird am .* gelöscht/)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Löschung abbrechen' }).click();
  await expect(page.getByText(/Ihr Konto wird am .* gelöscht/)).toBeHidden();

  await open.click();
  await page.getByRole('radio', { name: /^Sofort/ }).check();
  await page.getByLabel('Ihr Passwort').fill(PASSWORD);
  await page.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(toast(page, 'Konto gelöscht')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const again = await request.post('/auth/v1/token?grant_type=password', { data: person });
  expect(again.status()).toBe(400);
});
