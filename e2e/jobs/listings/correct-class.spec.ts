import type { Page } from '@playwright/test';
import { expectAccessibleAtBothWidths } from '../../accessible.ts';
import { openSignedIn, registerPerson } from '../../identity/accounts/registered-person.ts';
import { expect, test } from '../../test.ts';

/** The demo's employer. */
const EMPLOYER = { email: 'arbeitgeber@demo.example', password: 'Demo2026!' };

const dialog = (page: Page) => page.getByRole('dialog');

test('an employer corrects how one of its jobs is understood, and takes it back', async ({ page }) => {
  await openSignedIn(page, EMPLOYER, '/employer-dashboard/stellen?tab=published');
  const table = page.getByRole('table', { name: /^Stellen/ });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  await page.getByRole('searchbox', { name: 'Stelle suchen' }).fill('pflege');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=pflege/);
  const row = table.getByRole('row').nth(1);
  await expect(row).toContainText(/pflege/i);
  const address = (await row.getByRole('rowheader').getByRole('link').getAttribute('href')) ?? '';
  const openDialog = async () => {
    await row.getByRole('button', { name: /^Mehr zu/ }).click();
    await page.getByRole('menuitem', { name: 'Einordnung korrigieren' }).click();
  };

  await openDialog();
  const occupation = dialog(page).getByRole('combobox', { name: 'Beruf' });
  await occupation.fill('Zauberei');
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog(page).getByRole('alert')).toBeFocused();
  await dialog(page).getByRole('link', { name: 'Bitte wählen Sie einen Beruf aus der Liste.' }).click();
  await expect(occupation).toBeFocused();
  await expectAccessibleAtBothWidths(page);
  await occupation.fill('hebam');
  await dialog(page).getByRole('option', { name: 'Hebamme' }).click();
  await dialog(page).getByLabel('Position').selectOption('');
  await dialog(page).getByLabel('Bereich').selectOption({ label: 'Geburtshilfe' });
  await dialog(page).getByRole('button', { name: 'Speichern' }).dblclick();
  await expect(dialog(page)).toBeHidden();

  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/jobs?q=hebamme&pageSize=100&sort=newest`);
      return ((await answer.json()) as { items: { id: string }[] }).items.some(({ id }) => address.endsWith(id));
    })
    .toBe(true);

  await openDialog();
  await expect(dialog(page)).toContainText('von Ihrer Einrichtung festgelegt');
  await dialog(page).getByRole('button', { name: 'Zurück auf automatisch' }).click();
  await expect(dialog(page)).toBeHidden();
  await openDialog();
  await expect(dialog(page)).not.toContainText('von Ihrer Einrichtung festgelegt');
});

test('who acts for no employer is led to where one is created', async ({ page, request }) => {
  await openSignedIn(page, await registerPerson(request, { role: 'employer' }), '/employer-dashboard/stellen');
  await expect(page).toHaveURL(/\/create-employer/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});

test('job seekers are led to their own pages', async ({ page, request }) => {
  await openSignedIn(page, await registerPerson(request), '/konto');
  await expect(page.getByRole('link', { name: 'Suchaufträge' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Stellen', exact: true })).toHaveCount(1);
  await page.goto('/employer-dashboard/stellen');
  await expect(page).not.toHaveURL(/employer-dashboard/);
});
