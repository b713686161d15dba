import type { Page, Route } from '@playwright/test';
import { waitForHydration } from '../../hydration.ts';
import { expect, test } from '../../test.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const fullTime = (page: Page) => page.getByRole('checkbox', { name: /^Vollzeit/ });
const early = (page: Page) => page.getByRole('checkbox', { name: /^Früh/ });

/** Delays the answers to searches that match until they are released. */
async function delayAnswers(page: Page, isDelayed: (search: URLSearchParams) => boolean) {
  const waiting: Route[] = [];
  await page.route('**/jobs.data?*', async (route) => {
    if (isDelayed(new URL(route.request().url()).searchParams)) waiting.push(route);
    else await route.continue();
  });
  return {
    waiting,
    // The browser may have given the request up, which is as good.
    release: () => Promise.all(waiting.map((route) => route.continue().catch(() => undefined))),
  };
}

test('an older answer that comes late does not replace a newer one', async ({ page }) => {
  await page.goto('/jobs?category=nursing');
  await waitForHydration(page);
  const older = await delayAnswers(page, (search) => search.has('employmentType') && !search.has('shift'));
  await fullTime(page).click();
  await expect.poll(() => older.waiting.length).toBe(1);
  const before = (await headline(page).textContent()) ?? '';
  await early(page).click();
  await expect(page).toHaveURL(/shift=early&employmentType=full_time/);
  await expect(headline(page)).not.toHaveText(before);
  await expect(page.getByRole('article').first()).toBeVisible();
  const newest = await headline(page).textContent();
  await older.release();
  await page.waitForLoadState('networkidle');
  await expect(headline(page)).toHaveText(newest ?? '');
  await expect(page).toHaveURL(/shift=early&employmentType=full_time/);
});

test('going back while an answer is under way shows the search before, and builds on it', async ({ page }) => {
  await page.goto('/jobs?category=medical');
  await waitForHydration(page);
  const first = (await headline(page).textContent()) ?? '';
  await early(page).click();
  await expect(page).toHaveURL(/shift=early/);
  await expect(headline(page)).not.toHaveText(first);
  const late = await delayAnswers(page, (search) => search.has('employmentType'));
  await fullTime(page).click();
  await expect.poll(() => late.waiting.length).toBe(1);
  await page.goBack();
  await expect(headline(page)).toHaveText(first);
  await late.release();
  await page.waitForLoadState('networkidle');
  await expect(headline(page)).toHaveText(first);
  await expect(fullTime(page)).not.toBeChecked();
  await page.getByRole('checkbox', { name: /^ohne Wochenende/ }).click();
  await expect(page).toHaveURL(/\/jobs\?category=medical&weekendFree=true$/);
});

const topOfList = (page: Page) =>
  page.locator('.job-list').evaluate((list) => Math.round(list.getBoundingClientRect().top));

test('while an answer is slow the list keeps its place, in the shape of what comes', async ({ page }) => {
  await page.goto('/jobs?category=nursing');
  await waitForHydration(page);
  const slow = await delayAnswers(page, (search) => search.has('shift'));
  await page.evaluate(() => window.scrollTo(0, 1500));
  const before = await topOfList(page);
  await page.getByRole('checkbox', { name: /^Früh/ }).evaluate((box: HTMLInputElement) => box.click());
  await expect(page.locator('.job-list[aria-busy]')).toBeVisible();
  expect(await topOfList(page)).toBe(before);
  await slow.release();
  await expect(page.locator('.job-list[aria-busy]')).toHaveCount(0);
  // A headline that names the wish may take another line above the list; the list does not move for the reader.
  expect(await topOfList(page)).toBe(before);
});

test('each new count is announced once', async ({ page }) => {
  await page.goto('/jobs?category=nursing');
  await waitForHydration(page);
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const region = document.querySelector('.res-head [role="status"]');
    if (!region) throw new Error('no live region');
    new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  const before = (await headline(page).textContent()) ?? '';
  await early(page).click();
  await expect(headline(page)).not.toHaveText(before);
  const first = (await headline(page).textContent()) ?? '';
  await fullTime(page).click();
  await expect(headline(page)).not.toHaveText(first);
  const second = await headline(page).textContent();
  // The live region follows a moment after the headline.
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await expect.poll(said).toEqual([first, second]);
});
