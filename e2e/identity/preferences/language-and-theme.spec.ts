import { waitForHydration } from '../../hydration.ts';
import { expect, test } from '../../test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a visitor changes the language without losing the place', { tag: '@main' }, async ({ page }) => {
  await page.goto('/jobs?q=pflege&sort=newest');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(new URL(page.url()).search).toContain('q=pflege');
  await expect(page).toHaveTitle(/job/i);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the night theme is saved and comes without a flash', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Nachtdienst/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'nacht');
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('data-theme="nacht"');
});

test('the system decides where nobody chose', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto('/');
  const ground = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--paper').trim(),
  );
  expect(ground).toBe('#0b112d');
  await context.close();
});

test('both can be changed without JavaScript', async ({ reader: page }) => {
  await page.goto('/preise');
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(new URL(page.url()).pathname).toBe('/preise');
});
