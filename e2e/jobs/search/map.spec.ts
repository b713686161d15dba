import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessible.ts';
import { waitForHydration } from '../../hydration.ts';
import { expect, test } from '../../test.ts';

const DRAWN = { timeout: 60_000 };

/** Small: every pixel is drawn in software. */
test.use({ viewport: { width: 1240, height: 800 } });

const map = (page: Page) => page.getByRole('region', { name: 'Karte der Treffer' });
const spots = (page: Page) => page.getByRole('group', { name: 'Stellen auf der Karte' }).getByRole('button');

async function openSearch(page: Page, query = ''): Promise<void> {
  await page.goto(`/jobs${query}`);
  await waitForHydration(page);
}

/** Collects violations of the content security policy and other errors from the console. */
function watchConsole(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  page.on('pageerror', (error) => troubles.push(String(error)));
  return troubles;
}

/** Counts the jobs on the map: each is a dot of its own or part of the number of a cluster. */
async function countShown(page: Page): Promise<number> {
  const texts = await spots(page).allTextContents();
  return texts.reduce((sum, text) => sum + (Number(text.replaceAll('.', '')) || 1), 0);
}

/** Fewer jobs may all be in one town, whose list opens without coming closer. */
const SEVERAL_TOWNS = 50;

async function focusSmallestCluster(page: Page): Promise<void> {
  const counts = (await spots(page).allTextContents()).map((text) => Number(text.replaceAll('.', '')) || 1);
  const clusters = counts.filter((count) => count >= SEVERAL_TOWNS);
  await spots(page)
    .nth(counts.indexOf(Math.min(...clusters)))
    .focus();
}

test('a map takes the place next to the list, and its clusters add up to all hits', async ({ page, request }) => {
  const troubles = watchConsole(page);
  const { total } = await request.get('/api/jobs?category=nursing').then((answer) => answer.json());
  await openSearch(page, '?category=nursing');
  await page.getByRole('radio', { name: 'Karte' }).check({ force: true });
  await expect(page).toHaveURL(/category=nursing&view=map$/);
  await expect(spots(page).nth(12)).toBeVisible(DRAWN);
  await expect.poll(() => countShown(page), DRAWN).toBe(total);
  await expect(page.getByRole('region', { name: 'Trefferliste' }).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ausgewählte Stelle' })).toHaveCount(0);
  await expectAccessible(page);

  // Filters stay with the map, and the map follows them.
  await page.getByRole('checkbox', { name: /^Vollzeit/ }).click();
  await expect(page).toHaveURL(/employmentType=full_time&view=map$/);
  await expect.poll(() => countShown(page), DRAWN).toBeLessThan(total);

  await page.getByRole('radio', { name: 'Liste' }).check({ force: true });
  await expect(page).not.toHaveURL(/view=/);
  await expect(page.getByRole('region', { name: 'Ausgewählte Stelle' })).toBeVisible();
  expect(troubles).toEqual([]);
});

test('the map is used by keyboard alone: from cluster to cluster, into one, to its jobs and back', async ({ page }) => {
  await openSearch(page, '?category=doctors&view=map');
  await expect(spots(page).nth(2)).toBeVisible(DRAWN);
  const canvas = page.getByRole('region', { name: /^Karte: Pfeiltasten/ });
  await canvas.focus();
  await page.keyboard.press('Tab');
  await expect(spots(page).first()).toBeFocused();
  await expect(spots(page).first()).toHaveAccessibleName(/^\d+ Stellen bei \S/);
  const steps = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
  for (const key of steps) await page.keyboard.press(key);
  await expect(page.locator('.jm-spot:focus')).toHaveCount(1);

  // Every press comes closer, until one place is left whose jobs are listed. A small cluster takes the fewest presses.
  const panel = page.locator('.jm-panel');
  const labels = () => spots(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')).join());
  const before = await labels();
  await focusSmallestCluster(page);
  // A second and third press before the next answer must not lead past the jobs.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
  await expect.poll(labels, DRAWN).not.toBe(before);
  await expect(async () => {
    if (await panel.isHidden()) {
      await expect(page.locator('.jm-spot:focus')).toHaveCount(1, { timeout: 5000 });
      await page.keyboard.press('Enter');
    }
    await expect(panel).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 120_000 });
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(panel.getByRole('article').first().getByRole('link')).toHaveAttribute('href', /^\/jobs\/[0-9a-f-]{36}$/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.locator('.jm-spot:focus')).toHaveCount(1);
});

test('a phone gives the map the whole screen, with a way back to the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSearch(page, '?q=hebamme');
  const opener = page.getByRole('button', { name: 'Karte', exact: true });
  await opener.click();
  const screen = page.getByRole('dialog', { name: /Stellen für „hebamme“/ });
  await expect(screen.getByRole('group', { name: 'Stellen auf der Karte' }).getByRole('button').first()).toBeVisible(
    DRAWN,
  );
  await expect(page).toHaveURL(/q=hebamme&view=map$/);
  const box = await screen.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await expectAccessible(page);
  await screen.getByRole('button', { name: 'Zur Liste' }).click();
  await expect(screen).toHaveCount(0);
  await expect(page).not.toHaveURL(/view=/);
  await expect(opener).toBeFocused();
  await page.goBack();
  await expect(screen).toBeVisible();
});

test('where no map can be drawn the list says it all', async ({ browser, baseURL }) => {
  const page = await browser.newPage();
  await page.context().addCookies([{ name: 'consent', value: 'v1.necessary', url: baseURL ?? '' }]);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openSearch(page, '?q=pflege&view=map');
  await expect(map(page)).toContainText('Sie finden alle Treffer in der Liste.', DRAWN);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await map(page).getByRole('button', { name: 'Zur Liste' }).click();
  await expect(page).toHaveURL(/\/jobs\?q=pflege$/);
  await page.close();
});

test('without script nobody is offered a map', async ({ reader: page }) => {
  await page.goto('/jobs?q=pflege&view=map');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('.view-switch')).toBeHidden();
  await expect(page.locator('.jm-place')).toBeHidden();
});
