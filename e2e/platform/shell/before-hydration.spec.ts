import type { Page } from '@playwright/test';
import { waitForHydration } from '../../hydration.ts';
import { expect, test } from '../../test.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

/** Opens a page whose scripts are blocked until the returned function is called: every page is like this on a slow phone. */
async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('main').waitFor();
  return () => {
    release();
    return waitForHydration(page);
  };
}

test('a link followed before the scripts are there leads to its page', async ({ page }) => {
  await openBeforeScripts(page, '/preise');
  await page.getByRole('navigation').getByRole('link', { name: 'Stellen', exact: true }).click();
  await expect(page).toHaveURL(/\/jobs$/);
});

test('a search sent before the scripts are there finds jobs', async ({ page }) => {
  await openBeforeScripts(page, '/');
  await page.getByRole('main').getByRole('combobox', { name: 'Was', exact: true }).fill('Hebamme');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jobs\?.*q=Hebamme/);
});

const FIELDS = [
  ['/', 'combobox', 'Was'],
  ['/jobs', 'combobox', 'Was'],
  ['/login', 'textbox', 'E-Mail-Adresse'],
  ['/passwort-vergessen', 'textbox', 'E-Mail-Adresse'],
] as const;

for (const [path, role, name] of FIELDS) {
  test(`what was typed on ${path} before the scripts are there stays`, async ({ page }) => {
    const hydrate = await openBeforeScripts(page, path);
    const field = page.getByRole('main').getByRole(role, { name, exact: true });
    await field.fill('hebamme@example.org');
    await hydrate();
    await expect(field).toHaveValue('hebamme@example.org');
  });
}
