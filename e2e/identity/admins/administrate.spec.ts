import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessibleAtBothWidths } from '../../accessible.ts';
import { waitForHydration } from '../../hydration.ts';
import { expect, test } from '../../test.ts';
import { openSignedIn, PASSWORD, registerPerson } from '../accounts/registered-person.ts';

/** The demo's administrator. */
const ADMIN = { email: 'admin@demo.example', password: 'Demo2026!' };
const DAY_MS = 24 * 60 * 60_000;

async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto('/admin-anmeldung');
  await waitForHydration(page);
  await page.getByLabel('E-Mail-Adresse').fill(ADMIN.email);
  await page.getByLabel('Passwort', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(/\/admin-dashboard$/);
}

const dialog = (page: Page) => page.getByRole('dialog');

test('an administrator sees the figures and the log', { tag: '@main' }, async ({ page }) => {
  await signInAsAdmin(page);
  await expect(page.getByText('Stellen online')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('link', { name: 'Protokoll' }).click();
  await page.getByRole('link', { name: 'Konten', exact: true }).click();
  await page.getByLabel('Vorgang', { exact: true }).selectOption('admin_login');
  await expect(page.getByRole('rowheader', { name: 'Admin-Anmeldung' }).first()).toBeVisible();
  await expect(page).toHaveURL(/action=admin_login/);
  await expectAccessibleAtBothWidths(page);
});

test('the rail’s search finds a person by the keyboard, and the market’s figures are a file', async ({ page }) => {
  await signInAsAdmin(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('region', { name: 'Der Markt in 60 Tagen' }).getByRole('button', { name: 'Als CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('markt.csv');
  await expect(page.getByRole('region', { name: 'Suchen ohne Treffer' }).getByRole('row').nth(1)).toContainText(
    'tierarzt',
  );
  await page.keyboard.press('Control+K');
  await expect(dialog(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('bewerber@demo');
  await expect(dialog(page).getByRole('group', { name: 'Nutzer' }).getByRole('option')).toHaveCount(1);
  await expectAccessibleAtBothWidths(page);
  await dialog(page).getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(/\/nutzer\?q=/);
  await page.getByRole('button', { name: /^Aktionen für/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sperren' })).toBeVisible();
});

test('administrators are created, changed and deleted; a taken address is refused', async ({ page }) => {
  await signInAsAdmin(page);
  await page.getByRole('link', { name: 'Admins', exact: true }).click();
  await expect(page).toHaveURL(/\/admins$/);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  const email = `${randomUUID()}@stellenvisite.example`;
  await page.getByRole('button', { name: 'Admin anlegen' }).click();
  await dialog(page).getByLabel('Vorname').fill('Edda');
  await dialog(page).getByLabel('Nachname').fill('Neu');
  await dialog(page).getByLabel('E-Mail-Adresse').fill(ADMIN.email);
  await dialog(page).getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await dialog(page).getByRole('button', { name: 'Anlegen' }).click();
  await expect(dialog(page).getByText('Ein Admin-Benutzer mit dieser E-Mail existiert bereits').first()).toBeVisible();
  await expect(dialog(page).getByLabel('Vorname')).toHaveValue('Edda');
  await expectAccessibleAtBothWidths(page);
  await dialog(page).getByLabel('E-Mail-Adresse').fill(email);
  await dialog(page).getByRole('button', { name: 'Anlegen' }).dblclick();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toHaveCount(1);
  await expect(page.getByRole('row').nth(1)).toContainText(email);

  await row.getByRole('button', { name: /ändern$/ }).click();
  await dialog(page).getByLabel('Nachname').fill('Geändert');
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  await expect(row).toContainText('Edda Geändert');

  await row.getByRole('button', { name: /löschen$/ }).click();
  await dialog(page).getByRole('button', { name: 'Löschen' }).click();
  await expect(row).toHaveCount(0);
});

test('a change that needs fresh proof waits for the password, and is made once it is right', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin-dashboard/admins');
  // The session is new, so the first answer is the one that the server gives ten minutes later.
  let asked = 0;
  await page.route('**/api/admin/admins', (route) => {
    asked += route.request().method() === 'POST' ? 1 : 0;
    if (route.request().method() !== 'POST' || asked > 1) return route.fallback();
    const body = { type: 'about:blank', title: 'Forbidden', status: 403, code: 'admin.proof_needed' };
    return route.fulfill({ status: 403, contentType: 'application/problem+json', body: JSON.stringify(body) });
  });
  const email = `${randomUUID()}@stellenvisite.example`;
  await page.getByRole('button', { name: 'Admin anlegen' }).click();
  await dialog(page).getByLabel('Vorname').fill('Edda');
  await dialog(page).getByLabel('Nachname').fill('Neu');
  await dialog(page).getByLabel('E-Mail-Adresse').fill(email);
  await dialog(page).getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await dialog(page).getByRole('button', { name: 'Anlegen' }).click();
  const proof = page.getByRole('dialog', { name: 'Bitte bestätigen Sie, dass Sie es sind' });
  await expect(proof).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await proof.getByLabel('Ihr Passwort für die Verwaltung').fill('falsch');
  await proof.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(proof.getByRole('alert')).toBeVisible();
  await proof.getByLabel('Ihr Passwort für die Verwaltung').fill(ADMIN.password);
  await proof.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(1);
});

test('a list that cannot be read shows one placeholder and the error', async ({ page }) => {
  await signInAsAdmin(page);
  await page.route('**/api/admin/admins', (route) => route.abort());
  await page.goto('/admin-dashboard/admins');
  await expect(page.getByText('Die Liste ist gerade nicht zu lesen.')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveText(['Admin']);
  await expect(page.getByRole('row').nth(1).getByRole('button')).toHaveCount(0);
});

test('after 24 hours the door is shut', async ({ page }) => {
  await signInAsAdmin(page);
  await page.evaluate((age) => {
    for (const key of Object.keys(localStorage))
      if (localStorage.getItem(key)?.includes('"isAdmin"'))
        localStorage.setItem(key, JSON.stringify({ isAdmin: true, timestamp: Date.now() - age }));
  }, DAY_MS + 1000);
  await page.goto('/admin-dashboard/admins');
  await expect(page.getByText('Zugriff verweigert', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin-anmeldung/);
  expect(await page.evaluate(() => JSON.stringify(localStorage).includes('isAdmin'))).toBe(false);
});

test('whoever writes the note themselves gets nothing from the server', async ({ page, request }) => {
  await openSignedIn(page, await registerPerson(request), '/konto');
  await expect(page.getByLabel('Vor- und Nachname')).toBeVisible();
  await page.evaluate(() =>
    localStorage.setItem('admin-session', JSON.stringify({ isAdmin: true, timestamp: Date.now() })),
  );
  const refused: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/admin/') && response.ok()) refused.push(response.status());
  });
  await page.goto('/admin-dashboard/admins');
  await expect(page).toHaveURL(/\/admin-anmeldung/);
  expect(refused).toEqual([]);
  const token = await page.evaluate(() => {
    const stored = Object.values({ ...localStorage, ...sessionStorage }).find((value) =>
      value.includes('access_token'),
    );
    return stored ? (JSON.parse(stored) as { access_token: string }).access_token : '';
  });
  expect(token).not.toBe('');
  const headers = { authorization: `Bearer ${token}` };
  for (const path of ['admins', 'events', 'overview'])
    expect((await request.get(`/api/admin/${path}`, { headers })).status(), path).toBe(403);
});
