import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtBothWidths } from '../accessible.ts';
import { openSignedIn, type Person, registerPerson, signIn } from '../accounts/registered-person.ts';
import { waitForHydration } from '../hydration.ts';
import { expect, test } from '../test.ts';
import { toast } from '../toast.ts';
import { saveSearches } from './save-searches.ts';

const SEARCH = '/jobs?q=pflege&location=K%C3%B6ln&shift=night';
const LONG_AGO = '2020-01-01T00:00:00.000Z';

const dialog = (page: Page) => page.getByRole('dialog');
const list = (page: Page) => page.getByRole('list', { name: 'Gespeicherte Suchen' });
const saveButton = (page: Page) => page.locator('.res-tools').getByRole('button', { name: 'Suche speichern' });

/** It leaves the list at once; until the server has answered, a reload would bring it back. */
async function deleteSearch(page: Page, name: string): Promise<void> {
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: `„${name}“ löschen` }).click();
  expect((await deleted).ok()).toBe(true);
}

/** Who is new is led to the first questions, not to a page of the dashboard. */
async function openSearches(page: Page, person: Person): Promise<void> {
  await openSignedIn(page, person, '/konto');
  await page.getByRole('link', { name: 'Gespeicherte Suchen' }).click();
}

for (const width of [390, 1440]) {
  test(`at ${width} px a visitor comes back from the sign-in to the same search and saves it`, async ({
    page,
    request,
  }) => {
    const person = await registerPerson(request);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(SEARCH);
    await waitForHydration(page);
    await saveButton(page).click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await waitForHydration(page);
    await page.getByLabel('E-Mail-Adresse').fill(person.email);
    await page.getByLabel('Passwort', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();

    const name = dialog(page).getByLabel('Name der Suche');
    await expect(name).toHaveValue('pflege, Köln, Nacht');
    await expect(name).toBeFocused();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(SEARCH);
    await expectAccessible(page);

    await name.fill('  ');
    await dialog(page).getByRole('button', { name: 'Speichern' }).click();
    await expect(dialog(page).getByText('Bitte geben Sie der Suche einen Namen.')).toBeVisible();
    await expect(name).toBeFocused();
    await name.fill('Nächte um Köln');
    await dialog(page).getByRole('button', { name: 'Speichern' }).dblclick();
    await expect(toast(page, 'Gespeichert als „Nächte um Köln“')).toBeVisible();
    await page.locator('.res-tools').getByRole('link', { name: 'Gespeichert' }).click();

    await expect(page).toHaveURL(/\/dashboard\/suchen$/);
    await expect(list(page).getByRole('listitem')).toHaveCount(1);
    await expect(list(page)).toContainText('pflege, Köln, Nacht');
    await list(page).getByRole('link', { name: 'Nächte um Köln' }).click();
    await expect(page).toHaveURL(/\/jobs\?q=pflege&location=K%C3%B6ln&shift=night$/);
  });
}

test('Escape closes the dialog, and the focus is back on the button', async ({ page, request }) => {
  await signIn(page, await registerPerson(request), SEARCH);
  await expect(page).toHaveURL(/\/jobs/);
  await saveButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(saveButton(page)).toBeFocused();
});

test('what is new is counted until the search is opened', async ({ page, request }) => {
  const person = await registerPerson(request);
  await saveSearches(request, person, [
    { name: 'Ohne Treffer', query: 'q=xyzxyzxyz', seenAt: LONG_AGO },
    { name: 'Alles in der Pflege', query: 'category=nursing', seenAt: LONG_AGO },
  ]);
  await openSearches(page, person);
  const row = list(page).getByRole('listitem').filter({ hasText: 'Alles in der Pflege' });
  await expect(row).toContainText(/[\d.]+ neue Stellen/);
  await expect(list(page).getByRole('listitem').filter({ hasText: 'Ohne Treffer' })).not.toContainText('neue');
  await expectAccessibleAtBothWidths(page);

  const seen = page.waitForResponse((response) => response.url().endsWith('/seen'));
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/jobs\?category=nursing&sort=newest$/);
  expect((await seen).ok()).toBe(true);
  await expect(page.locator('.res-tools').getByRole('link', { name: 'Gespeichert' })).toBeVisible();

  await page.goto('/dashboard');
  await waitForHydration(page);
  const short = page.getByRole('region', { name: 'Gespeicherte Suchen' });
  await expect(short.getByRole('listitem').filter({ hasText: 'Alles in der Pflege' })).toContainText('nichts Neues');
  await expectAccessibleAtBothWidths(page);
  await short.getByRole('link', { name: 'Verwalten' }).click();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('neue');
});

test('a search is renamed, deleted, and brought back', async ({ page, request }) => {
  const person = await registerPerson(request);
  await saveSearches(request, person, [
    { name: 'Nächte', query: 'shift=night' },
    { name: 'Wien', query: 'location=Wien', seenAt: LONG_AGO },
  ]);
  await openSearches(page, person);
  await page.getByRole('button', { name: '„Nächte“ umbenennen' }).click();
  await expect(dialog(page).getByLabel('Name der Suche')).toHaveValue('Nächte');
  await expectAccessibleAtBothWidths(page);
  await dialog(page).getByLabel('Name der Suche').fill('Nur nachts');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(list(page)).toContainText('Nur nachts');

  await deleteSearch(page, 'Wien');
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  const wien = list(page).getByRole('listitem').filter({ hasText: 'Wien' });
  await expect(wien).toContainText('neue Stellen');

  await deleteSearch(page, 'Nur nachts');
  await deleteSearch(page, 'Wien');
  await expect(page.getByRole('heading', { name: 'Noch keine Suche gespeichert' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Noch keine Suche gespeichert' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});

test('the fifty-first search is refused in words, and the name stays', async ({ page, request }) => {
  const person = await registerPerson(request);
  await saveSearches(
    request,
    person,
    Array.from({ length: 50 }, (_, index) => ({ name: `Suche ${index}`, query: `q=suche${index}` })),
  );
  await signIn(page, person, `${SEARCH}#suche-speichern`);
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Sie haben schon 50 Suchen gespeichert');
  await expect(dialog(page).getByLabel('Name der Suche')).toHaveValue('pflege, Köln, Nacht');
  await expectAccessibleAtBothWidths(page);
});

test('employers save no searches', async ({ page, request }) => {
  await signIn(page, await registerPerson(request, { role: 'employer' }), '/jobs?q=xyzxyzxyz');
  await expect(page).toHaveURL(/\/jobs/);
  await expect(page.getByText('Jana Albrecht').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Suche speichern' })).toHaveCount(0);
});
