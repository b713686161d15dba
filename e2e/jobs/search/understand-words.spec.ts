import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtBothWidths } from '../../accessible.ts';
import { waitForHydration } from '../../hydration.ts';
import { expect, test } from '../../test.ts';

const WIDTHS = { phone: 390, desktop: 1440 };

test.use({ consent: 'comfort' });

async function openSearch(page: Page, params: Record<string, string>) {
  await page.goto(`/jobs?${new URLSearchParams(params)}`);
  await waitForHydration(page);
}

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const fromWords = (page: Page) => page.getByRole('list', { name: 'Aus Ihrer Eingabe' });
const wordsOf = (page: Page) => new URL(page.url()).searchParams.get('q');

/** Finds a place with a few jobs for midwives: where they are changes with the demo market. */
async function findPlaceOfFew(request: APIRequestContext): Promise<string> {
  for (const location of ['Köln', 'Bern', 'Graz', 'Leipzig', 'Linz', 'Basel', 'Bonn', 'Kassel']) {
    const params = { q: 'hebamme', location, radius: '10', pageSize: '1' };
    const { total }: { total: number } = await (await request.get('/api/jobs', { params })).json();
    if (total > 0 && total < 5) return location;
  }
  throw new Error('no place of the list has a few jobs for midwives');
}

for (const [device, width] of Object.entries(WIDTHS)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('words with a place, hours and a radius are understood, and each leaves with its chip', async ({ page }) => {
      await openSearch(page, { q: 'hebamme wien teilzeit 50 km' });
      await expect(headline(page)).toContainText(/für „hebamme“ im Umkreis von 50 km um Wien, Teilzeit$/);
      const chips = fromWords(page).getByRole('link');
      await expect(chips).toHaveCount(3);
      await chips.filter({ hasText: 'Teilzeit' }).click();
      await expect.poll(() => wordsOf(page)).toBe('hebamme wien 50 km');
      await expect(chips).toHaveCount(2);
      await chips.filter({ hasText: 'Wien' }).click();
      await expect(headline(page)).toContainText(/für „hebamme/);
      await expect(headline(page)).not.toContainText('Wien');
      await page.goBack();
      await expect(headline(page)).toContainText('um Wien');
      await expectAccessible(page);
    });

    test('a misspelt word finds what was meant, and what was typed stays a click away', async ({ page }) => {
      await openSearch(page, { q: 'Krankenpfelger' });
      await expect(headline(page)).toContainText(/^[\d.]+ Stellen für „Krankenpfleger“/i);
      await expect(page.getByText(/^Gezeigt werden Stellen für „Krankenpfleger“/i)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Genau „Krankenpfelger“ suchen' }).click();
      await expect.poll(() => wordsOf(page)).toBe('"Krankenpfelger"');
      await expect(headline(page)).toContainText('Keine Stellen');
    });

    test('a search without hits offers others that find something, with true counts', async ({ page }) => {
      await openSearch(page, { q: 'hebamme wien', salaryMin: '20000' });
      await expect(page.getByRole('heading', { name: 'Keine Stellen gefunden' })).toBeVisible();
      await expectAccessible(page);
      const way = page.getByRole('link', { name: /^„ab 20\.000.*“ weglassen/ });
      const promised = (await way.locator('b').textContent()) ?? 'nothing';
      await way.click();
      await expect(headline(page)).toContainText(promised);
    });

    test('jobs that do not state their roster follow under their own heading', async ({ page, request }) => {
      const params = { q: 'pflege köln ohne nachtdienst', includeUnknown: 'true', pageSize: '20' };
      const { total, unknown } = await (await request.get('/api/jobs', { params })).json();
      expect(Math.min(total, unknown)).toBeGreaterThan(0);
      await openSearch(page, { q: params.q, page: String(Math.ceil((total + 1) / 20)) });
      await expect(headline(page)).toContainText(/um Köln, ohne Nachtdienst$/);
      const group = page.getByRole('heading', { level: 2, name: /nenn(?:en|t) ihren Dienstplan nicht$/ });
      await expect(group).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Wo', includeHidden: true }).first()).toHaveValue('Köln');
      await expectAccessible(page);
    });

    test('few hits come with searches that find more', async ({ page, request }) => {
      await openSearch(page, { q: 'hebamme', location: await findPlaceOfFew(request), radius: '10' });
      const hint = page.getByRole('complementary', { name: 'Noch nichts Passendes dabei?' });
      const way = hint.getByRole('link').first();
      const promised = (await way.locator('b').textContent()) ?? 'nothing';
      await way.click();
      await expect(headline(page)).toContainText(promised);
    });
  });
}

test.describe('with the filters in view', () => {
  test.use({ viewport: { width: 1440, height: 1000 } });

  test('a written filter sets its control, and a choice there removes it from the words', async ({ page }) => {
    await openSearch(page, { q: 'pflege teilzeit' });
    const partTime = page.getByRole('checkbox', { name: /^Teilzeit/ });
    await expect(partTime).toBeChecked();
    await page.getByRole('checkbox', { name: /^Vollzeit/ }).click();
    await expect.poll(() => wordsOf(page)).toBe('pflege');
    await expect(page).toHaveURL(/employmentType=part_time&employmentType=full_time/);
    await expect(partTime).toBeChecked();
    await expect(fromWords(page)).toHaveCount(0);
  });

  test('synonyms that were searched as well are named', async ({ page }) => {
    await openSearch(page, { q: 'krankenschwester' });
    await expect(page.getByText(/^Auch gesucht: /)).toContainText(/pflegefach/i);
  });

  test('reasons stand on the cards when the address asks for them', async ({ page }) => {
    // Few: axe takes its time over a table on each of twenty cards.
    await openSearch(page, { q: 'intensiv', location: 'Graz', radius: '10', explain: '1' });
    const bill = page.getByRole('table', { name: 'Warum die Stelle an dieser Position erscheint' }).first();
    await expect(bill.getByRole('row', { name: /^Summe/ })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test('pay is shown by month, year or hour, and stays monthly in the address', async ({ page }) => {
    await openSearch(page, { q: 'pflege', salaryMin: '3500' });
    const shown = page.locator('.fbar output');
    await expect(shown).toHaveText(/ab 3\.500/);
    await page.getByRole('combobox', { name: 'Zeitraum des Gehalts' }).selectOption('im Jahr');
    await expect(shown).toHaveText(/ab 42\.000/);
    await page.getByRole('slider', { name: 'Gehalt ab' }).press('ArrowRight');
    await expect(page).toHaveURL(/salaryMin=3600/);
    await expect(shown).toHaveText(/ab 43\.200/);
  });

  test('working from home is a choice next to the place', async ({ page }) => {
    await openSearch(page, { q: 'verwaltung' });
    await page.getByRole('combobox', { name: 'Homeoffice' }).selectOption('teils oder ganz');
    await expect(page).toHaveURL(/remote=hybrid&remote=remote/);
    await expect(page.getByRole('list', { name: 'Aktive Filter' })).toContainText('Ganz im Homeoffice');
  });
});
