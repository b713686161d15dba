import { type Browser, type BrowserContextOptions, test as base, type FullProject, type Page } from '@playwright/test';
import { listScreens, type Screen } from './screens.ts';

/**
 * Who walks past every screen comes with a browser that has seen the one before: what is fetched anew each time is the page,
 * not the fonts and scripts all pages share. Nobody signs in here, and every look sets the cookies it needs.
 */
export const test = base.extend<object, { visitor: Page; reader: Page; screens: Screen[] }>({
  visitor: [({ browser }, use, { project }) => lend(browser, project.use, {}, use), { scope: 'worker' }],
  /** On a phone that runs no script. */
  reader: [
    ({ browser }, use, { project }) =>
      lend(browser, project.use, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } }, use),
    { scope: 'worker' },
  ],
  screens: [async ({ visitor }, use) => use(await listScreens(visitor.request)), { scope: 'worker' }],
});

async function lend(
  browser: Browser,
  { baseURL = '', locale = '', timezoneId = '' }: FullProject['use'],
  options: BrowserContextOptions,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL, locale, timezoneId, ...options });
  await use(await context.newPage());
  await context.close();
}
