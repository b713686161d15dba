import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../accessible.ts';
import { waitForHydration } from '../hydration.ts';
import { listScreens, SCREEN_PATHS } from './screens.ts';
import { test } from './visitors.ts';

const WIDTHS = [390, 1440];
/**
 * Every language with every theme. axe looks at two of the four, which together show it each language and each theme at both
 * widths: a theme changes colours only, a language words only. `AXE=full` has it look at all four.
 */
const LOOKS = [
  { language: 'de', theme: 'tag', hasAxe: true },
  { language: 'en', theme: 'nacht', hasAxe: true },
  { language: 'de', theme: 'nacht', hasAxe: process.env.AXE === 'full' },
  { language: 'en', theme: 'tag', hasAxe: process.env.AXE === 'full' },
];

for (const [index, path] of SCREEN_PATHS.entries()) {
  test(`${path} is sound at both widths, in both languages and themes`, async ({ visitor: page, request, baseURL }) => {
    const screen = (await listScreens(request))[index];
    if (!screen) throw new Error(`no screen ${path}`);
    const troubles = watchTroubles(page, baseURL ?? '', screen.status);
    for (const { language, theme, hasAxe } of LOOKS) {
      await choose(page.context(), { lang: language, theme, consent: 'v1.necessary' }, baseURL ?? '');
      const response = await page.goto(screen.path, { waitUntil: 'load' });
      await waitForHydration(page);
      expect(response?.status(), screen.path).toBe(screen.status ?? 200);
      expect(await page.locator('html').getAttribute('lang'), screen.path).toBe(language);
      for (const width of WIDTHS) {
        const where = `${screen.path} at ${width} px, ${language}, ${theme}`;
        await expectSound(page, width, where);
        if (hasAxe) await expectAccessible(page, where);
      }
    }
    expect(troubles, screen.path).toEqual([]);
  });

  test(`${path} can be read without JavaScript`, async ({ reader: page, request }) => {
    const screen = (await listScreens(request))[index];
    if (!screen) throw new Error(`no screen ${path}`);
    await page.goto(screen.path);
    await expect(page.locator('h1')).toBeVisible();
    expect(((await page.locator('main').textContent()) ?? '').length).toBeGreaterThan(60);
  });
}

async function expectSound(page: Page, width: number, where: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.waitForLoadState('networkidle');
  expect(await page.locator('h1').count(), `one h1: ${where}`).toBe(1);
  await expectNoSidewaysScroll(page, where);
}

function choose(context: BrowserContext, cookies: Record<string, string>, url: string): Promise<void> {
  return context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
}

/** Everything a careful visitor would see in the browser's console or network tab, from now on. */
function watchTroubles(page: Page, baseURL: string, expectedStatus: number | undefined): string[] {
  const troubles: string[] = [];
  for (const event of ['console', 'pageerror', 'request', 'response', 'requestfailed'] as const)
    page.removeAllListeners(event);
  page.on('console', (message) => {
    // The page's own status, when it is meant to be an error, is reported by the browser as a failed resource.
    const isOwnStatus = expectedStatus !== undefined && message.text().includes(`status of ${expectedStatus}`);
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus) troubles.push(`console: ${message.text()}`);
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
