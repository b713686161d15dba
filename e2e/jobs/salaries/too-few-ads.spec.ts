import { expect, test } from '../../test.ts';

const AMOUNT = /\d{1,2}\.\d{3}\s€/;

test('below twelve ads no amount is shown anywhere, and wider choices are', async ({ page }) => {
  await page.goto('/gehaelter/hebamme/bremen');
  await expect(page.getByRole('heading', { level: 2, name: 'Bremen: zu wenige Anzeigen' })).toBeVisible();
  expect(await page.locator('main header, section[aria-labelledby="too-few"]').allTextContents()).not.toContainEqual(
    expect.stringMatching(AMOUNT),
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('link', { name: /^Ganz Deutschland/ }).click();
  await expect(page).toHaveURL(/\/gehaelter\/hebamme$/);
});
