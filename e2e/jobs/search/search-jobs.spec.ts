import type { Page } from '@playwright/test';
import { waitForHydration } from '../../hydration.ts';
import { expect, test } from '../../test.ts';

test.use({ consent: 'comfort', viewport: { width: 1440, height: 1000 } });

async function openSearch(page: Page, query = '') {
  const response = await page.goto(`/jobs${query}`);
  await waitForHydration(page);
  return response;
}

const chips = (page: Page) => page.getByRole('list', { name: 'Aktive Filter' });
const fullTime = (page: Page) => page.getByRole('checkbox', { name: /^Vollzeit/ });
/** As the headline says it. Jobs come and go meanwhile: other people use the market too. */
const countJobs = async (page: Page) =>
  Number((await page.getByRole('heading', { level: 1 }).textContent())?.replaceAll(/\D/g, ''));

test('a filter narrows the list at once, is in the address and is removed by its chip', { tag: '@main' }, async ({
  page,
}) => {
  await openSearch(page, '?category=nursing');
  const before = await countJobs(page);
  await fullTime(page).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/employmentType=full_time/);
  await expect(fullTime(page)).toBeFocused();
  await expect.poll(() => countJobs(page)).toBeLessThan(before * 0.9);
  await chips(page)
    .getByRole('link', { name: /Vollzeit/ })
    .click();
  await expect(fullTime(page)).not.toBeChecked();
  await expect.poll(() => countJobs(page)).toBeGreaterThan(before * 0.9);
  await page.goBack();
  await expect(fullTime(page)).toBeChecked();
});

test('two quick choices are both applied', async ({ page }) => {
  await openSearch(page);
  await fullTime(page).click();
  await page.getByRole('checkbox', { name: /^Früh/ }).click();
  await expect(page).toHaveURL(/shift=early&employmentType=full_time/);
  await expect(chips(page).getByRole('listitem')).toHaveCount(2);
});

test('a job opens next to the list without another search, and by keyboard', { tag: '@main' }, async ({ page }) => {
  await openSearch(page, '?category=nursing');
  const pane = page.getByRole('region', { name: 'Ausgewählte Stelle' });
  await expect(pane.getByRole('heading', { name: 'Das bringen Sie mit' })).toBeVisible();
  const cards = page.getByRole('region', { name: 'Trefferliste' }).getByRole('article');
  const title = await cards.nth(1).getByRole('link').textContent();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await cards.nth(0).getByRole('link').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/job=[0-9a-f-]{36}$/);
  await expect(pane.getByRole('heading', { level: 2 })).toHaveText(title ?? '');
  await expect(cards.nth(1)).toHaveAttribute('aria-current', 'true');
  expect(asked).not.toContain('/jobs.data');
});

test('a shared link shows its job: next to the list where there is room, else on its own page before the list', async ({
  page,
  request,
}) => {
  const { items } = await request.get('/api/jobs?category=nursing').then((answer) => answer.json());
  const { id, title: written } = items.at(-1);
  // A word joiner prevents a line break in „Pfleger/-in“.
  const title = written.replaceAll('/-', '/-\u2060');
  const link = `/jobs?category=nursing&job=${id}`;
  await page.goto(link);
  const pane = page.getByRole('region', { name: 'Ausgewählte Stelle' });
  await expect(pane.getByRole('heading', { level: 2 })).toHaveText(title);
  await expect(page).toHaveURL(link);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/newsletter');
  await page.goto(link);
  await expect(page).toHaveURL(`/jobs/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL('/jobs?category=nursing');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('in der Pflege');
  await page.goBack();
  await expect(page).toHaveURL('/newsletter');
});

test('words are proposed, searched for and remembered on this device', { tag: '@main' }, async ({ page }) => {
  await openSearch(page);
  await page.keyboard.press('/');
  const words = page.getByRole('combobox', { name: 'Was' });
  await expect(words).toBeFocused();
  await page.keyboard.type('hebam');
  await expect(page.getByRole('option').first()).toContainText(/hebamme/i);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=Hebamme/i);
  // The address is there before the answer; only what was answered is remembered.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Hebamme/i);
  await page.getByRole('combobox', { name: 'Wo' }).fill('Wien');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/location=Wien/);
  const recent = page.getByRole('region', { name: 'Letzte Suchen' });
  await expect(recent.getByRole('link')).toHaveCount(1);
  await recent.getByRole('button', { name: 'Verlauf löschen' }).click();
  await expect(recent).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
});

test('nothing is remembered without consent', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'consent', value: 'v1.necessary', url: baseURL ?? '' }]);
  await openSearch(page, '?q=pflege');
  await fullTime(page).click();
  await expect(page).toHaveURL(/employmentType/);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('all filters wait in a sheet that gives the focus back', { tag: '@main' }, async ({ page }) => {
  await openSearch(page);
  const opener = page.getByRole('button', { name: 'Alle Filter' });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Alle Filter' });
  await sheet.getByRole('checkbox', { name: /^Österreich/ }).click();
  await expect(page).toHaveURL(/country=AT/);
  await sheet.getByRole('button', { name: /Stellen zeigen/ }).click();
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('turning a page starts at the head of the next one', async ({ page }) => {
  await openSearch(page);
  // By keyboard: cards that come into view find their height while the list scrolls, and a pointer would meet one of them.
  await page.getByRole('link', { name: 'Weiter' }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a search without hits says what to relax, with true counts', { tag: '@main' }, async ({ page }) => {
  await openSearch(page, '?q=hebamme&location=Wien&radius=5&salaryMin=20000');
  await expect(page.getByRole('heading', { name: 'Keine Stellen gefunden' })).toBeVisible();
  const way = page.getByRole('link', { name: /^„ab 20\.000.*“ weglassen/ });
  const promised = (await way.locator('b').textContent()) ?? '';
  await way.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(promised);
});

test('a misspelt place is noticed, and corrected by a link', { tag: '@main' }, async ({ page }) => {
  await openSearch(page, '?location=Kölnn');
  await page.getByRole('link', { name: 'Meinten Sie Köln?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('um Köln');
});

test('invalid filters are named and left out, and the others still apply', async ({ page }) => {
  const response = await openSearch(page, '?q=pflege&category=quatsch&radius=99999&shift=early');
  expect(response?.status()).toBe(400);
  await expect(page.getByText('Diese Filter konnten wir nicht lesen: Umkreis, Bereich.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Früh/ })).toBeChecked();
  await page.getByRole('link', { name: 'Hinweis schließen' }).click();
  await expect(page).toHaveURL(/\/jobs\?q=pflege&shift=early$/);
});

test('a page behind the last one answers 404 and leads back', async ({ page }) => {
  const response = await openSearch(page, '?q=pflege&page=9999');
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: 'Zur letzten Seite' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a phone has its search and filters in sheets', { tag: '@main' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSearch(page, '?category=nursing');
  await page.getByRole('button', { name: /Alle Berufe/ }).click();
  const form = page.getByRole('dialog', { name: 'Stellen suchen' });
  const place = form.getByRole('combobox', { name: 'Wo' });
  await place.fill('Wien');
  await place.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('in der Pflege um Wien');
  await page.getByRole('button', { name: 'Filter 1' }).click();
  await expect(page.getByRole('dialog', { name: 'Alle Filter' })).toBeVisible();
});

test('without script the form searches, filters and sorts', { tag: '@main' }, async ({ reader: page }) => {
  await page.goto('/jobs?category=nursing');
  await page.getByRole('combobox', { name: 'Was' }).fill('intensiv');
  await page.getByRole('checkbox', { name: /^Früh/ }).check({ force: true });
  // Roles and texts inside noscript are invisible to the test runner, not to people.
  await page.locator('.fbar summary').click();
  await page.locator('.fbar input[value="AT"]').check();
  await page.locator('.fbar button[type="submit"]').click();
  await expect(page).toHaveURL(/q=intensiv/);
  await expect(chips(page)).toContainText('Österreich');
  await expect(chips(page)).toContainText('Pflege');
  await expect(chips(page)).toContainText('Früh');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Das bringen Sie mit' })).toBeVisible();
});
