import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../accessible.ts';
import { waitForHydration } from '../hydration.ts';
import { SCREEN_PATHS, type Screen } from './screens.ts';
import { test } from './visitors.ts';

const WIDTHS = [390, 1440];
/**
 * Every language with every theme, at every width; a page is fetched once in each language, and once in each theme. axe looks at
 * it as it came, which shows it each language and each theme at both widths: a theme changes colours only, a language words
 * only. `AXE=full` has it look at all four.
 */
const LOOKS = [
  { language: 'de', theme: 'tag', otherTheme: 'nacht' },
  { language: 'en', theme: 'nacht', otherTheme: 'tag' },
];
const HAS_FULL_AXE = process.env.AXE === 'full';

type Look = { page: Page; screen: Screen; language: string; theme: string };

for (const [index, path] of SCREEN_PATHS.entries()) {
  test(`${path} is sound at both widths, in both languages and themes`, async ({ visitor: page, screens, baseURL }) => {
    const screen = screenAt(screens, index);
    const troubles = watchTroubles(page, baseURL ?? '', screen.status);
    for (const { language, theme, otherTheme } of LOOKS) {
      await choose(page.context(), { lang: language, theme, consent: 'v1.necessary' }, baseURL ?? '');
      const response = await page.goto(screen.path, { waitUntil: 'load' });
      await waitForHydration(page);
      expect(response?.status(), screen.path).toBe(screen.status ?? 200);
      const html = page.locator('html');
      expect(await html.getAttribute('lang'), screen.path).toBe(language);
      expect(await html.getAttribute('data-theme'), screen.path).toBe(theme);
      // The markup of another name is compared with that of the first: axe would find the same once more.
      await expectSound({ page, screen, language, theme }, !screen.otherNameOf);
      // A theme is one attribute of the page, whoever sets it.
      await html.evaluate((root, chosen) => root.setAttribute('data-theme', chosen), otherTheme);
      await expectSound({ page, screen, language, theme: otherTheme }, HAS_FULL_AXE);
    }
    expect(troubles, screen.path).toEqual([]);
  });

  test(`${path} can be read without JavaScript`, async ({ reader: page, screens }) => {
    await page.goto(screenAt(screens, index).path);
    await expect(page.locator('h1')).toBeVisible();
    expect(((await page.locator('main').textContent()) ?? '').length).toBeGreaterThan(60);
  });
}

test('a screen is the same under its other names, but for where its links lead', async ({ request, screens }) => {
  const markupOf = async (path: string) => {
    const page = await (await request.get(path)).text();
    return /<main[\s\S]*<\/main>/.exec(page)?.[0].replaceAll(/ (?:href|action)="[^"]*"/g, '');
  };
  const otherNames = screens.filter(({ otherNameOf }) => otherNameOf);
  expect(otherNames).toHaveLength(3);
  for (const { path, otherNameOf = '' } of otherNames) {
    const markup = await markupOf(path);
    expect(markup, path).toBeDefined();
    expect(markup, path).toBe(await markupOf(otherNameOf));
  }
});

function screenAt(screens: Screen[], index: number): Screen {
  const screen = screens[index];
  if (!screen) throw new Error(`no screen ${SCREEN_PATHS[index]}`);
  return screen;
}

async function expectSound({ page, screen, language, theme }: Look, hasAxe: boolean): Promise<void> {
  for (const width of WIDTHS) {
    const where = `${screen.path} at ${width} px, ${language}, ${theme}`;
    await page.setViewportSize({ width, height: 900 });
    await page.waitForLoadState('networkidle');
    expect(await page.locator('h1').count(), `one h1: ${where}`).toBe(1);
    await (hasAxe ? expectAccessible : expectNoSidewaysScroll)(page, where);
  }
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
