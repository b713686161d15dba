import { waitForHydration } from '../../hydration.ts';
import { openSignedIn } from '../../identity/accounts/registered-person.ts';
import { DEMO_LOGINS } from '../../screens/own-screens.ts';
import { expect, test } from '../../test.ts';

const PHONE = { width: 390, height: 844 };
/** A laptop of 1280 × 800 px at 200 % zoom. */
const ZOOMED = { width: 640, height: 400 };

test('five entries and a sheet lead through the area of a job seeker', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openSignedIn(page, DEMO_LOGINS.seeker, '/dashboard');
  await waitForHydration(page);
  const bar = page.getByRole('navigation', { name: 'Mein Bereich, Leiste unten' });
  await expect(bar.getByRole('link')).toHaveCount(5);
  await expect(page.getByRole('banner').getByRole('button', { name: /Menü|Darstellung/ })).toHaveCount(0);
  const more = bar.getByRole('button', { name: 'Mehr' });
  await more.click();
  const sheet = page.getByRole('dialog', { name: 'Mehr' });
  await expect(sheet.getByRole('button', { name: /dunkle Darstellung/ })).toBeVisible();
  await expect(sheet.getByRole('button', { name: /^Emma/ })).toBeVisible();
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab');
    // A modal dialog lets the focus go to the browser's own controls, and never to the page behind it.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(/DIALOG|BODY/);
    await expect(bar.locator(':focus')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(more).toBeFocused();
});

test('Emma makes room for messages and applications, and is a cell of the bar of the search', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openSignedIn(page, DEMO_LOGINS.seeker, '/dashboard/nachrichten');
  await waitForHydration(page);
  const emma = page.getByRole('button', { name: 'KI Emma' });
  await page.locator('a[href^="/dashboard/nachrichten/"]').first().click();
  await expect(page.getByRole('button', { name: 'Senden' })).toBeVisible();
  await expect(emma).toHaveCount(0);
  await page.goto('/jobs');
  await waitForHydration(page);
  await expect(emma).toHaveCount(1);
  await expect(emma).toBeInViewport({ ratio: 1 });
});

test('at 200 % zoom the search stands above the fold', async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  await page.goto('/');
  const search = page.getByRole('search').first();
  await expect(search.getByRole('combobox').first()).toBeInViewport({ ratio: 1 });
  await expect(search.getByRole('button', { name: /Stellen/ })).toBeInViewport({ ratio: 1 });
});
