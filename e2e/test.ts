import { type Browser, type BrowserContextOptions, test as base, type FullProject, type Page } from '@playwright/test';
import { devtoolsOf } from './devtools.ts';

export { expect } from '@playwright/test';

type Consent = 'unasked' | 'necessary' | 'comfort';

/** A small file of ours: the same process shows it, and nothing of the page before goes on. */
const RESTING_PLACE = '/robots.txt';
const LISTENED_TO = ['console', 'dialog', 'download', 'pageerror', 'request', 'requestfailed', 'response'] as const;

/**
 * One tab for all tests of a worker. A window of its own takes Chromium as long as two of our pages; a tab that has fetched and
 * compiled our scripts before is what most visitors come with. What a test leaves behind is gone before the next one begins.
 * Who needs a window that nobody has used, or several, opens it in the `browser`.
 */
export const test = base.extend<{ consent: Consent; reader: Page }, { tab: Page; scriptlessTab: Page }>({
  /** What the visitor has answered to the banner. */
  consent: ['necessary', { option: true }],
  tab: [({ browser }, use, { project }) => lend(browser, project.use, {}, use), { scope: 'worker' }],
  scriptlessTab: [
    ({ browser }, use, { project }) => lend(browser, project.use, { javaScriptEnabled: false }, use),
    { scope: 'worker' },
  ],
  page: async ({ tab, viewport, consent, baseURL }, use) => {
    await clear(tab);
    await prepare(tab, { viewport, consent, baseURL });
    await use(tab);
  },
  context: ({ page }, use) => use(page.context()),
  /** The tab of somebody whose browser runs no script: there is nothing it could leave behind but cookies. */
  reader: async ({ scriptlessTab, viewport, consent, baseURL }, use) => {
    await scriptlessTab.context().clearCookies();
    await prepare(scriptlessTab, { viewport, consent, baseURL });
    await use(scriptlessTab);
  },
});

async function lend(
  browser: Browser,
  { baseURL = '', locale = '', timezoneId = '', contextOptions }: FullProject['use'],
  options: BrowserContextOptions,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ ...contextOptions, baseURL, locale, timezoneId, ...options });
  await use(await context.newPage());
  await context.close();
}

async function clear(page: Page): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of LISTENED_TO) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(RESTING_PLACE);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await context.clearPermissions();
  await context.setGeolocation(null);
  const devtools = await devtoolsOf(page);
  await devtools.send('Page.resetNavigationHistory');
}

type Visit = { viewport: { width: number; height: number } | null; consent: Consent; baseURL: string | undefined };

async function prepare(page: Page, { viewport, consent, baseURL = '' }: Visit): Promise<void> {
  if (viewport) await page.setViewportSize(viewport);
  if (consent === 'unasked') return;
  await page.context().addCookies([{ name: 'consent', value: `v1.${consent}`, url: baseURL }]);
}
