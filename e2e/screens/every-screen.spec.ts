import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../accessible.ts';
import { waitForHydration } from '../hydration.ts';
import { expect, test } from '../test.ts';
import { listScreens, SCREEN_PATHS, type Screen } from './screens.ts';

const PHONE = { width: 390, height: 844 };
/**
 * Every language with every theme, at every width; a page is fetched once in each language, in one theme and at one width. axe
 * looks at it in the theme it came in, which shows it each language and each theme at both widths: a theme changes colours only,
 * a language words only. `AXE=full` has it look at all four.
 */
const VISITS = [
  { language: 'de', theme: 'tag', otherTheme: 'nacht', widths: [390, 1440] },
  { language: 'en', theme: 'nacht', otherTheme: 'tag', widths: [1440, 390] },
];
const HAS_FULL_AXE = process.env.AXE === 'full';

for (const [index, path] of SCREEN_PATHS.entries()) {
  test(`${path} is sound at both widths, in both languages and themes`, async ({ page, request, baseURL }) => {
    const screen = await screenAt(request, index);
    const troubles = watchTroubles(page, baseURL ?? '', screen.status);
    for (const { language, theme, otherTheme, widths } of VISITS) {
      await choose(page.context(), { lang: language, theme }, baseURL ?? '');
      const [first = 0, second = 0] = widths;
      await resize(page, first);
      const response = await page.goto(screen.path, { waitUntil: 'load' });
      await waitForHydration(page);
      expect(response?.status(), screen.path).toBe(screen.status ?? 200);
      const html = page.locator('html');
      expect(await html.getAttribute('lang'), screen.path).toBe(language);
      expect(await html.getAttribute('data-theme'), screen.path).toBe(theme);
      expect(await findIdsGivenTwice(page), screen.path).toEqual([]);
      const looks = [
        [first, theme],
        [first, otherTheme],
        [second, otherTheme],
        [second, theme],
      ] as const;
      for (const [width, shown] of looks) {
        await resize(page, width);
        // A theme is one attribute of the page, whoever sets it.
        await html.evaluate((root, chosen) => root.setAttribute('data-theme', chosen), shown);
        // The markup of another name is compared with that of the first: axe would find the same once more.
        const hasAxe = !screen.otherNameOf && (shown === theme || HAS_FULL_AXE);
        await expectSound(page, `${screen.path} at ${width} px, ${language}, ${shown}`, hasAxe);
      }
    }
    expect(troubles, screen.path).toEqual([]);
  });

  test(`${path} can be read without JavaScript`, async ({ reader: page, request }) => {
    await page.setViewportSize(PHONE);
    await page.goto((await screenAt(request, index)).path);
    await expect(page.locator('h1')).toBeVisible();
    expect(((await page.locator('main').textContent()) ?? '').length).toBeGreaterThan(60);
  });
}

test('a screen is the same under its other names, but for where its links lead', async ({ request }) => {
  const markupOf = async (path: string) => {
    const page = await (await request.get(path)).text();
    return /<main[\s\S]*<\/main>/.exec(page)?.[0].replaceAll(/ (?:href|action)="[^"]*"/g, '');
  };
  const otherNames = (await listScreens(request)).filter(({ otherNameOf }) => otherNameOf);
  expect(otherNames).toHaveLength(3);
  for (const { path, otherNameOf = '' } of otherNames) {
    const markup = await markupOf(path);
    expect(markup, path).toBeDefined();
    expect(markup, path).toBe(await markupOf(otherNameOf));
  }
});

let screens: Promise<Screen[]> | undefined;

async function screenAt(request: APIRequestContext, index: number): Promise<Screen> {
  screens ??= listScreens(request);
  const screen = (await screens)[index];
  if (!screen) throw new Error(`no screen ${SCREEN_PATHS[index]}`);
  return screen;
}

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

async function expectSound(page: Page, where: string, hasAxe: boolean): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await page.locator('h1').count(), `one h1: ${where}`).toBe(1);
  await (hasAxe ? expectAccessible : expectNoSidewaysScroll)(page, where);
}

/** axe leaves it to people to judge whether one matters; a part of the page that is named by another one's id does. */
function findIdsGivenTwice(page: Page): Promise<string[]> {
  return page.locator('[id]').evaluateAll((elements) => {
    const ids = elements.map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
}

function choose(context: BrowserContext, cookies: Record<string, string>, url: string): Promise<void> {
  return context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
}

/** Everything a careful visitor would see in the browser's console or network tab, from now on. */
function watchTroubles(page: Page, baseURL: string, expectedStatus: number | undefined): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    // The page's own status, when it is meant to be an error, is reported by the browser as a failed resource.
    const isOwnStatus = expectedStatus !== undefined && message.text().includes(`status of ${expectedStatus}`);
    // The browser tests run without the service worker, which has a test of its own.
    const isBlockedWorker = message.text() === 'Service Worker registration blocked by Playwright';
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus && !isBlockedWorker)
      troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) troubles.push(`another host: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.status() !== expectedStatus)
      troubles.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!reason.includes('ERR_ABORTED')) troubles.push(`failed: ${request.url()} ${reason}`);
  });
  return troubles;
}
