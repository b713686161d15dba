import type { Page } from '@playwright/test';

/** Until React has taken over, a press does what plain HTML does. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main :is(a, button)')].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  );
  // A page comes to life in slices; the browser is idle when the last one, and the effects after it, are done.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}
