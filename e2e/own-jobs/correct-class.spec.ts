import type { Page } from '@playwright/test';
import { expectAccessibleAtBothWidths } from '../accessible.ts';
import { openSignedIn, registerPerson } from '../accounts/registered-person.ts';
import { expect, test } from '../test.ts';

/** The demo's employer. */
const EMPLOYER = { email: 'arbeitgeber@demo.example', password: 'Demo2026!' };

const dialog = (page: Page) => page.getByRole('dialog');

test('an employer sees how its jobs are understood, corrects one, and takes it back', async ({ page }) => {
  await openSignedIn(page, EMPLOYER, '/employer-dashboard');
  await page.getByRole('navigation', { name: 'Mein Bereich' }).getByRole('link', { name: 'Stellen' }).click();
  const table = page.getByRole('table', { name: 'Stellen' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  const count = page.getByRole('status').filter({ hasText: /^[\d.]+ Stellen?/ });
  const all = (await count.textContent()) ?? '';
  await page.getByLabel('Titel').fill('pflege');
  await page.getByRole('button', { name: 'Filtern' }).click();
  await expect(page).toHaveURL(/q=pflege/);
  // The list before stays in view until the new one has come.
  await expect(count).not.toHaveText(all);
  const row = table.getByRole('row').nth(1);
  await expect(row).toContainText(/pflege/i);
  const address = (await row.getByRole('rowheader').getByRole('link').getAttribute('href')) ?? '';
  const before = (await row.getByRole('cell').nth(1).textContent()) ?? '';

  await row.getByRole('button', { name: /^Korrigieren/ }).click();
  const occupation = dialog(page).getByRole('combobox', { name: 'Beruf' });
  await occupation.fill('Zauberei');
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog(page).getByText('Bitte wählen Sie einen Beruf aus der Liste.')).toBeVisible();
  await expect(occupation).toBeFocused();
  await expectAccessibleAtBothWidths(page);
  await occupation.fill('hebam');
  await dialog(page).getByRole('option', { name: 'Hebamme' }).click();
  await dialog(page).getByLabel('Position').selectOption('');
  await dialog(page).getByLabel('Bereich').selectOption({ label: 'Geburtshilfe' });
  await dialog(page).getByRole('button', { name: 'Speichern' }).dblclick();
  await expect(dialog(page)).toBeHidden();
  await expect(row).toContainText('von Ihrer Einrichtung festgelegt');
  await expect(row).toContainText('Hebamme');
  await expect(row.getByRole('button', { name: /^Korrigieren/ })).toBeFocused();

  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/jobs?q=hebamme&pageSize=100&sort=newest`);
      return ((await answer.json()) as { items: { id: string }[] }).items.some(({ id }) => address.endsWith(id));
    })
    .toBe(true);

  await row.getByRole('button', { name: /^Korrigieren/ }).click();
  await dialog(page).getByRole('button', { name: 'Zurück auf automatisch' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(row.getByRole('cell').nth(1)).toHaveText(before);
});

test('who acts for no employer sees none, and is told what to do', async ({ page, request }) => {
  await openSignedIn(page, await registerPerson(request, { role: 'employer' }), '/konto');
  await page.getByRole('navigation', { name: 'Mein Bereich' }).getByRole('link', { name: 'Stellen' }).click();
  await expect(page.getByRole('heading', { name: 'Noch keine Stellen' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});

test('job seekers are led to their own pages', async ({ page, request }) => {
  await openSignedIn(page, await registerPerson(request), '/konto');
  await expect(page.getByRole('link', { name: 'Suchaufträge' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Stellen', exact: true })).toHaveCount(1);
  await page.goto('/employer-dashboard/stellen');
  await expect(page).not.toHaveURL(/employer-dashboard/);
});
