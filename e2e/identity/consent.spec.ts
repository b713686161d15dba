import type { Locator, Page } from '@playwright/test';
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

test('refusing is as easy as accepting', { tag: '@main' }, async ({ page }) => {
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

for (const [width, height] of [
  [390, 844],
  [375, 560],
  [1024, 768],
  [1440, 700],
] as const) {
  test(`at ${width} × ${height} the strip lies over neither search nor footer`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const strip = page.getByRole('complementary', { name: 'Cookies' });
    await expect(strip).toBeAttached();
    const box = async (part: Locator) => (await part.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
    const search = page.getByRole('main').getByRole('search').first();
    await expect(async () => {
      const [field, cover] = [await box(search), await box(strip)];
      expect(field.y + field.height).toBeLessThanOrEqual(cover.y);
    }).toPass();
    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).scrollIntoViewIfNeeded();
    // Parts of the page get their true height only when they come near.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const [last, cover] = [await box(page.getByRole('contentinfo')), await box(strip)];
      expect(last.y + last.height).toBeLessThanOrEqual(cover.y + 1);
    }).toPass();
  });
}

test('a refusal is saved and hides the banner, and the footer opens the settings', async ({ page, context }) => {
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

test('recent searches are saved with consent and deleted when it is withdrawn', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'consent', value: 'v1.comfort', url: baseURL ?? '' }]);
  await page.goto('/jobs?q=hebamme');
  await expect.poll(() => storedKeys(page)).toContain('recent-searches');
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ablehnen' }).click();
  await expect.poll(() => storedKeys(page)).not.toContain('recent-searches');
});
