import { expect, type Page, test } from '@playwright/test';

test.use({ viewport: { width: 1440, height: 1000 } });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'consent', value: 'v1.necessary', url: baseURL ?? '' }]);
});

/** Opens a page whose scripts arrive when the answer is called: so a slow phone sees every page. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return release;
}

test('a button pressed before the script is there does its work afterwards', async ({ page }) => {
  const release = await openBeforeScripts(page, '/preise');
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a box ticked and an order chosen before the script is there change the list afterwards', async ({ page }) => {
  const release = await openBeforeScripts(page, '/jobs?category=nursing');
  const fullTime = page.getByRole('checkbox', { name: /^Vollzeit/ });
  await fullTime.check();
  await page.getByRole('combobox', { name: 'Sortiert nach' }).selectOption('newest');
  release();
  await expect(page).toHaveURL(/employmentType=full_time/);
  await expect(page).toHaveURL(/sort=newest/);
  await expect(fullTime).toBeChecked();
});
