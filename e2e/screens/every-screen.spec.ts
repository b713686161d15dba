import type { APIRequestContext } from '@playwright/test';
import { expect } from '../test.ts';
import { IN_BOTH_LANGUAGES, lookAtScreen } from './look-at-screen.ts';
import { listScreens, OTHER_NAMES, SCREEN_PATHS, type Screen } from './screens.ts';
import { test } from './visitor.ts';

const PHONE = { width: 390, height: 844 };

for (const [index, path] of SCREEN_PATHS.entries()) {
  // Its markup is compared with that of the first name: everything else would be found once more.
  if (path in OTHER_NAMES) continue;
  test(`${path} is sound at both widths, in both languages and themes`, async ({ pageOf, request, baseURL }) => {
    await lookAtScreen(await pageOf(null), await screenAt(request, index), baseURL ?? '', IN_BOTH_LANGUAGES);
  });
}

test('every screen can be read without JavaScript', async ({ reader: page, request }) => {
  await page.setViewportSize(PHONE);
  for (const { path } of await listScreens(request)) {
    await page.goto(path);
    await expect(page.locator('h1'), path).toBeVisible();
    expect(((await page.locator('main').textContent()) ?? '').length, path).toBeGreaterThan(60);
  }
});

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
