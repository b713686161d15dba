import type { Page } from '@playwright/test';
import { waitForHydration } from '../hydration.ts';
import { expect, test } from '../test.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

/** Opens a page whose scripts arrive, and bring it to life, when the answer is called: so a slow phone sees every page. */
async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return () => {
    release();
    return waitForHydration(page);
  };
}

test('a button pressed before the script is there does its work afterwards', async ({ page }) => {
  const bringToLife = await openBeforeScripts(page, '/preise');
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await bringToLife();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a box ticked and an order chosen before the script is there change the list afterwards', async ({ page }) => {
  const bringToLife = await openBeforeScripts(page, '/jobs?category=nursing');
  const fullTime = page.getByRole('checkbox', { name: /^Vollzeit/ });
  await fullTime.check();
  await page.getByRole('combobox', { name: 'Sortiert nach' }).selectOption('newest');
  await bringToLife();
  await expect(page).toHaveURL(/employmentType=full_time/);
  await expect(page).toHaveURL(/sort=newest/);
  await expect(fullTime).toBeChecked();
});

const FIELDS = [
  ['/', 'combobox', 'Was'],
  ['/jobs', 'combobox', 'Was'],
  ['/login', 'textbox', 'E-Mail-Adresse'],
  ['/passwort-vergessen', 'textbox', 'E-Mail-Adresse'],
] as const;

for (const [path, role, name] of FIELDS) {
  test(`what was typed on ${path} before the script is there stays`, async ({ page }) => {
    const bringToLife = await openBeforeScripts(page, path);
    const field = page.getByRole('main').getByRole(role, { name, exact: true });
    await field.fill('hebamme@example.org');
    await bringToLife();
    await expect(field).toHaveValue('hebamme@example.org');
  });
}
