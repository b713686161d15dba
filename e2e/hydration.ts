import type { Page } from '@playwright/test';

const IDLE_AT_LATEST_MS = 5000;

/** Until React has taken over, a press does what plain HTML does. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // A page that is only read has nothing to press but its frame.
    const own = document.querySelectorAll('main :is(a, button)');
    const pressed = own.length > 0 ? own : document.querySelectorAll('a, button');
    return [...pressed].some((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  });
  // A page comes to life in slices; the browser is idle when the last one, and the effects after it, are done. Where the
  // machine is so busy that no frame has time to spare, Chromium would never call it idle.
  await page.evaluate((timeout) => new Promise((done) => requestIdleCallback(done, { timeout })), IDLE_AT_LATEST_MS);
}
