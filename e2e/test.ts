import { type BrowserContext, test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

type Consent = 'unasked' | 'necessary' | 'comfort';

export const test = base.extend<{ consent: Consent; reader: Page }>({
  /** The visitor's answer to the banner. */
  consent: ['necessary', { option: true }],
  context: async ({ context, consent, baseURL }, use) => {
    await answerBanner(context, consent, baseURL);
    await use(context);
  },
  /** The page of somebody whose browser runs no script. */
  reader: async ({ browser, contextOptions, baseURL, locale, timezoneId, viewport, consent }, use) => {
    const context = await browser.newContext({
      ...contextOptions,
      ...(baseURL && { baseURL }),
      ...(locale && { locale }),
      ...(timezoneId && { timezoneId }),
      viewport,
      javaScriptEnabled: false,
    });
    await answerBanner(context, consent, baseURL);
    await use(await context.newPage());
    await context.close();
  },
});

async function answerBanner(context: BrowserContext, consent: Consent, baseURL: string | undefined): Promise<void> {
  if (!baseURL || consent === 'unasked') return;
  await context.addCookies([{ name: 'consent', value: `v1.${consent}`, url: baseURL }]);
}
