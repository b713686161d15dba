import type { Page } from '@playwright/test';
import { waitForHydration } from '../../hydration.ts';
import { expect, test } from '../../test.ts';

test.use({ consent: 'unasked', viewport: { width: 1440, height: 1000 } });

const PASING = { latitude: 48.141_512, longitude: 11.456_034 };

async function openSearch(page: Page, query = '') {
  await page.goto(`/jobs${query}`);
  await waitForHydration(page);
}

const where = (page: Page) => page.getByRole('combobox', { name: 'Wo', exact: true });
const nearMe = (page: Page) => page.getByRole('button', { name: 'In meiner Nähe' });

test('near me asks the browser once pressed, and tells the server to a kilometre', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(PASING);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('nearest')) asked.push(new URL(request.url()).search);
  });
  await openSearch(page);
  expect(asked).toEqual([]);
  await nearMe(page).click();
  await expect(where(page)).toHaveValue('München-Pasing');
  await expect(page).toHaveURL(/location=M%C3%BCnchen-Pasing/);
  expect(asked).toEqual(['?lat=48.14&lon=11.46']);
});

test('a visitor whose browser may not share the location sees a message', async ({ page }) => {
  await openSearch(page);
  await nearMe(page).click();
  await expect(page.getByText('Ihr Browser darf uns Ihren Standort nicht mitteilen.')).toBeVisible();
  await expect(where(page)).toHaveValue('');
});

test('a place is completed by keyboard, and its region searched as a whole', async ({ page }) => {
  await openSearch(page);
  await where(page).pressSequentially('frankf');
  await expect(page.getByRole('option', { name: /Frankfurt \(Oder\)/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/location=Frankfurt\+am\+Main/);
  await page.getByRole('combobox', { name: 'Umkreis' }).selectOption('ganze Region');
  await expect(page).toHaveURL(/location=Hessen/);
  await expect(page.getByRole('combobox', { name: 'Umkreis' })).toHaveValue('');
});

test('a place begun among the words moves into its own field', async ({ page }) => {
  await openSearch(page);
  const what = page.getByRole('combobox', { name: 'Was', exact: true });
  await what.pressSequentially('wien');
  await page.getByRole('option', { name: /^Wien \d/ }).click();
  await expect(where(page)).toHaveValue('Wien');
  await expect(what).toHaveValue('');
});
