import type { BrowserContext, ConsoleMessage, Page, Request, Response } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../accessible.ts';
import { waitForHydration } from '../hydration.ts';
import { expect } from '../test.ts';
import { findPhoneFaults } from './phone-layout.ts';
import type { Screen } from './screens.ts';

const PHONE_WIDTH = 390;

type Look = { width: number; theme: string; hasAxe: boolean };
/** One loading of a screen and what is looked at in it. */
type Visit = { language: string; looks: Look[] };

/** In each language and theme, at both widths: a theme changes colours only, a language words only. axe looks once at each of them. */
export const IN_BOTH_LANGUAGES: Visit[] = [
  {
    language: 'de',
    looks: [
      { width: 390, theme: 'tag', hasAxe: true },
      { width: 1440, theme: 'tag', hasAxe: false },
    ],
  },
  {
    language: 'en',
    looks: [
      { width: 1440, theme: 'nacht', hasAxe: true },
      { width: 390, theme: 'nacht', hasAxe: false },
    ],
  },
];

/** As above, with as few looks: each language, theme and width once. */
export const ONCE_IN_EACH: Visit[] = IN_BOTH_LANGUAGES.map(({ language, looks }) => ({
  language,
  looks: looks.filter(({ hasAxe }) => hasAxe),
}));

const EVERYTHING: Visit[] = ['de', 'en'].map((language) => ({
  language,
  looks: ['tag', 'nacht'].flatMap((theme) => [390, 1440].map((width) => ({ width, theme, hasAxe: true }))),
}));
const HAS_FULL_AXE = process.env.AXE === 'full';

/** Checks that a screen is accessible and readable on phones of every width, gives no id twice, and leaves the console quiet. */
export async function lookAtScreen(page: Page, screen: Screen, baseURL: string, visits: Visit[]): Promise<void> {
  // The page has shown another screen before, which might still say something while it goes.
  await page.goto('about:blank');
  const { troubles, stop } = watchTroubles(page, baseURL, screen.status);
  for (const { language, looks } of HAS_FULL_AXE ? EVERYTHING : visits) {
    const [first] = looks;
    await choose(page.context(), { lang: language, theme: first?.theme ?? '' }, baseURL);
    await resize(page, first?.width ?? 0);
    const response = await page.goto(screen.path, { waitUntil: 'load' });
    await waitForHydration(page);
    expect(response?.status(), screen.path).toBe(screen.status ?? 200);
    const html = page.locator('html');
    expect(await html.getAttribute('lang'), screen.path).toBe(language);
    expect(await html.getAttribute('data-theme'), screen.path).toBe(first?.theme);
    expect(await findIdsGivenTwice(page), screen.path).toEqual([]);
    for (const { width, theme, hasAxe } of looks) {
      await resize(page, width);
      // A theme is one attribute of the page, whoever sets it.
      await html.evaluate((root, chosen) => root.setAttribute('data-theme', chosen), theme);
      await expectSound(page, `${screen.path} at ${width} px, ${language}, ${theme}`, hasAxe);
      if (width === PHONE_WIDTH && theme === 'tag')
        expect(await findPhoneFaults(page), `${screen.path} on phones, ${language}`).toEqual([]);
    }
  }
  stop();
  expect(troubles, screen.path).toEqual([]);
}

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

async function expectSound(page: Page, where: string, hasAxe: boolean): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]'), `loaded: ${where}`).toHaveCount(0);
  await expect(page.locator('h1'), `one h1: ${where}`).toHaveCount(1);
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

/** Everything a careful visitor would see in the browser's console or network tab, until it is stopped. */
function watchTroubles(page: Page, baseURL: string, expectedStatus: number | undefined) {
  const troubles: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    // The page's own status, when it is meant to be an error, is reported by the browser as a failed resource.
    const isOwnStatus = expectedStatus !== undefined && message.text().includes(`status of ${expectedStatus}`);
    // The browser tests run without the service worker, which has a test of its own.
    const isBlockedWorker = message.text() === 'Service Worker registration blocked by Playwright';
    // A busy machine draws maps by its processor; the driver then reports how long that took.
    const isSlowDriver = message.text().includes('GL Driver Message (OpenGL, Performance');
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus && !isBlockedWorker && !isSlowDriver)
      troubles.push(`console: ${message.text()}`);
  };
  const onPageError = (error: Error) => troubles.push(`error: ${error.message}`);
  const onRequest = (request: Request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) troubles.push(`another host: ${request.url()}`);
  };
  const onResponse = (response: Response) => {
    if (response.status() >= 400 && response.status() !== expectedStatus)
      troubles.push(`${response.status()} ${response.url()}`);
  };
  const onRequestFailed = (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!reason.includes('ERR_ABORTED')) troubles.push(`failed: ${request.url()} ${reason}`);
  };
  page
    .on('console', onConsole)
    .on('pageerror', onPageError)
    .on('request', onRequest)
    .on('response', onResponse)
    .on('requestfailed', onRequestFailed);
  const stop = () => {
    page
      .off('console', onConsole)
      .off('pageerror', onPageError)
      .off('request', onRequest)
      .off('response', onResponse)
      .off('requestfailed', onRequestFailed);
  };
  return { troubles, stop };
}
