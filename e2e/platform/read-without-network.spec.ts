import type { Page } from '@playwright/test';
import { waitForHydration } from '../hydration.ts';
import { expect, test } from '../test.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const untilStored = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (key) => Boolean(await (await caches.open('pages-v1')).match(key)), path))
    .toBe(true);

test('pages seen last can be read offline, others say so, and what is shown stays', async ({ page, context }) => {
  await page.goto('/preise');
  await untilStored(page, '/preise');
  await page.goto('/jobs');
  await waitForHydration(page);
  await untilStored(page, '/jobs');
  const heading = page.getByRole('heading', { level: 1 });
  const words = await heading.innerText();

  await context.setOffline(true);
  await page.reload();
  await expect(heading).toHaveText(words);
  await waitForHydration(page);

  await page.goto('/ueber-uns');
  await expect(page).toHaveURL(/\/offline\?von=/);
  await expect(page.getByRole('heading', { name: 'Keine Verbindung' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Preise/ })
    .click();
  await expect(page).toHaveURL(/\/preise$/);

  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Über uns' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Diese Seite können Sie weiter lesen' })).toBeVisible();
  await expect(page).toHaveURL(/\/preise$/);
  await expect(page.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'Diese Seite können Sie weiter lesen' })).toBeHidden();
});

test('a page whose data does not come says so, and comes when the network is back', async ({ page, context }) => {
  await page.goto('/jobs');
  await waitForHydration(page);
  await context.setOffline(true);
  // The pointer crosses links of jobs on its way, which must not be loaded ahead now.
  await page.getByRole('main').locator('[data-job]').first().hover();
  await page.getByRole('main').locator('a[rel=next]').click();
  const lost = page.getByRole('heading', { name: 'Keine Verbindung' });
  await expect(lost).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  await context.setOffline(false);
  await expect(lost).toBeHidden();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the site can be installed', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Stellenvisite', start_url: '/', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).ok(), url).toBe(true);
});
