import type { Page } from '@playwright/test';
import { expectAccessibleAtBothWidths } from '../../accessible.ts';
import { waitForHydration } from '../../hydration.ts';
import { openSignedIn, registerPerson } from '../../identity/accounts/registered-person.ts';
import { expect, test } from '../../test.ts';
import { toast } from '../../toast.ts';

/** Other journeys publish jobs in Köln, which would come first. */
const SEARCH = '/jobs?q=pflege&location=Hamburg';
const PHONE = { width: 390, height: 844 };

const firstCard = (page: Page) => page.getByRole('article').first();
const heartOf = (page: Page) => firstCard(page).getByRole('button', { name: /^Stelle merken/ });
const titleOf = async (page: Page) => (await firstCard(page).getByRole('heading').innerText()).trim();

/** The row leaves at once; until the server has answered, a reload would bring it back. */
async function removeFirst(page: Page): Promise<void> {
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await firstCard(page)
    .getByRole('button', { name: /^Entfernen aus der Merkliste/ })
    .click();
  expect((await removed).ok()).toBe(true);
}

test('a visitor signs in on the prompt, finds the job saved, notes it, and takes its removal back', {
  tag: '@main',
}, async ({ page, request }) => {
  const person = await registerPerson(request);
  await page.setViewportSize(PHONE);
  await page.goto(SEARCH);
  await waitForHydration(page);
  const title = await titleOf(page);
  await heartOf(page).click();
  const prompt = page.getByRole('dialog', { name: 'Bitte melden Sie sich an, um Stellen zu merken' });
  await expect(prompt).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await prompt.getByRole('link', { name: 'Anmelden' }).click();

  await expect(page).toHaveURL(/\/login\?next=/);
  await waitForHydration(page);
  await page.getByLabel('E-Mail-Adresse').fill(person.email);
  await page.getByLabel('Passwort', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();

  await expect(toast(page, 'Stelle zur Merkliste hinzugefügt')).toBeVisible();
  await expect(page).toHaveURL(SEARCH);
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Ansehen' }).click();

  await expect(page).toHaveURL('/dashboard/merkliste');
  await expect(firstCard(page)).toContainText(title);
  await firstCard(page)
    .getByRole('button', { name: /^Notiz zu/ })
    .click();
  await page.getByRole('textbox', { name: /^Ihre Notiz/ }).fill('Ab 14 Uhr anrufen');
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Fertig' }).click();
  await expect(firstCard(page)).toContainText('Ab 14 Uhr anrufen');

  await removeFirst(page);
  await expect(page.getByRole('heading', { name: 'Noch keine Stelle gemerkt' })).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(firstCard(page)).toContainText('Ab 14 Uhr anrufen');

  await page.goto(SEARCH);
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
  await heartOf(page).click();
  await expect(toast(page, 'Stelle aus der Merkliste entfernt')).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/dashboard/merkliste');
  await removeFirst(page);
  await expect(page.getByRole('heading', { name: 'Noch keine Stelle gemerkt' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});

test('a followed employer is in the list of employers', async ({ page, request }) => {
  await openSignedIn(page, await registerPerson(request), '/arbeitgebern');
  await waitForHydration(page);
  const name = await titleOf(page);
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await firstCard(page)
    .getByRole('button', { name: /^Arbeitgeber folgen/ })
    .click();
  expect((await saved).ok()).toBe(true);
  await page.getByRole('button', { name: 'Ansehen' }).click();
  await expect(page).toHaveURL('/dashboard/merkliste/arbeitgeber');
  await expect(page.getByRole('heading', { level: 1, name: 'Merkliste' })).toBeVisible();
  await expect(firstCard(page)).toContainText(name);
  await expectAccessibleAtBothWidths(page);
});

test('an employer account is refused kindly', async ({ page, request }) => {
  await openSignedIn(page, await registerPerson(request, { role: 'employer' }), SEARCH);
  await waitForHydration(page);
  await heartOf(page).click();
  const notice = page.getByRole('listitem').filter({ hasText: 'Funktion nur für Stellensuchende' });
  await expect(notice).toContainText('mit einer anderen E-Mail-Adresse');
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');
});
