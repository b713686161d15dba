import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

test.use({ consent: 'unasked' });

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test('nothing but what is necessary is stored before a choice', async ({ page, context }) => {
  await page.goto('/jobs?q=pflege');
  await expect(page.getByRole('button', { name: 'Ablehnen' })).toBeVisible();
  await page.goto('/jobs?q=hebamme');
  expect(await storedKeys(page)).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
});

test('refusing is as easy as accepting', async ({ page }) => {
  await page.goto('/');
  const [refuse, accept] = [
    page.getByRole('button', { name: 'Ablehnen' }),
    page.getByRole('button', { name: 'Akzeptieren' }),
  ];
  const [first, second] = [await refuse.boundingBox(), await accept.boundingBox()];
  expect(Math.abs((first?.width ?? 0) - (second?.width ?? 0))).toBeLessThan(24);
  expect(first?.height).toBe(second?.height);
  const look = (button: typeof refuse) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await look(refuse)).toBe(await look(accept));
});

test('a refusal is kept and asks no more, and the footer brings the settings back', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByRole('button', { name: 'Ablehnen' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ablehnen' })).toBeHidden();
  expect((await context.cookies()).find(({ name }) => name === 'consent')?.value).toBe('v1.necessary');
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('recent searches are kept after consent and deleted when it is withdrawn', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'consent', value: 'v1.comfort', url: baseURL ?? '' }]);
  await page.goto('/jobs?q=hebamme');
  await expect.poll(() => storedKeys(page)).toContain('recent-searches');
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ablehnen' }).click();
  await expect.poll(() => storedKeys(page)).not.toContain('recent-searches');
});
