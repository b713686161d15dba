import { waitForHydration } from '../../hydration.ts';
import { expect, test } from '../../test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the proposals of the landing page cover the content below the field', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('combobox', { name: 'Was' }).pressSequentially('pfl');
  // Below the search row: there the next row of the roster begins.
  const option = page.getByRole('option').nth(4);
  const isOnTop = () =>
    option.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  // The list is rendered again with the answer to each letter.
  await expect.poll(isOnTop).toBe(true);
});

for (const path of ['/jobs/kategorie/pflege', '/jobs/ort/berlin']) {
  test(`${path} begins with jobs`, async ({ page }) => {
    await page.goto(path);
    const first = await page.getByRole('article').first().boundingBox();
    expect(first?.y).toBeLessThan(422);
  });
}
