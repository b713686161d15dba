import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { waitForHydration } from '../hydration.ts';
import { expect } from '../test.ts';
import type { Screen } from './screens.ts';

/**
 * Each language with a theme, at both widths: a theme changes colours only, a language words only. `AXE=full` looks at each language
 * in both themes.
 */
const VISITS = [
  { language: 'de', theme: 'tag', otherTheme: 'nacht', widths: [390, 1440] },
  { language: 'en', theme: 'nacht', otherTheme: 'tag', widths: [1440, 390] },
];
const HAS_FULL_AXE = process.env.AXE === 'full';

/** A screen at both widths, in both languages and themes: accessible, nothing sideways, no id twice, a quiet console. */
export async function lookAtScreen(page: Page, screen: Screen, baseURL: string): Promise<void> {
  const troubles = watchTroubles(page, baseURL, screen.status);
  for (const { language, theme, otherTheme, widths } of VISITS) {
    await choose(page.context(), { lang: language, theme }, baseURL);
    await resize(page, widths[0] ?? 0);
    const response = await page.goto(screen.path, { waitUntil: 'load' });
    await waitForHydration(page);
    expect(response?.status(), screen.path).toBe(screen.status ?? 200);
    const html = page.locator('html');
    expect(await html.getAttribute('lang'), screen.path).toBe(language);
    expect(await html.getAttribute('data-theme'), screen.path).toBe(theme);
    expect(await findIdsGivenTwice(page), screen.path).toEqual([]);
    for (const shown of HAS_FULL_AXE ? [theme, otherTheme] : [theme])
      for (const width of widths) {
        await resize(page, width);
        // A theme is one attribute of the page, whoever sets it.
        await html.evaluate((root, chosen) => root.setAttribute('data-theme', chosen), shown);
        await expectSound(page, `${screen.path} at ${width} px, ${language}, ${shown}`);
      }
  }
  expect(troubles, screen.path).toEqual([]);
}

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

async function expectSound(page: Page, where: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]'), `loaded: ${where}`).toHaveCount(0);
  expect(await page.locator('h1').count(), `one h1: ${where}`).toBe(1);
  await expectAccessible(page, where);
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
