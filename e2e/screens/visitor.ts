import type { BrowserContext, Page } from '@playwright/test';
import { type Person, storeSession } from '../identity/accounts/registered-person.ts';
import { test as base } from '../test.ts';

/** Of nobody: a visitor who is not signed in. */
type OpenPage = (person: Person | null) => Promise<Page>;

/**
 * A page per person for all screens a worker looks at: they change nothing, and a browser that has compiled the scripts once need not
 * do it again for each.
 */
export const test = base.extend<object, { pageOf: OpenPage }>({
  pageOf: [
    async ({ browser }, use, { project }) => {
      const { contextOptions, baseURL = '', locale, timezoneId, serviceWorkers } = project.use;
      const contexts: BrowserContext[] = [];
      const pages = new Map<string | null, Promise<Page>>();
      const open = async (person: Person | null) => {
        const context = await browser.newContext({
          ...contextOptions,
          baseURL,
          ...(locale && { locale }),
          ...(timezoneId && { timezoneId }),
          ...(serviceWorkers && { serviceWorkers }),
        });
        contexts.push(context);
        await context.addCookies([{ name: 'consent', value: 'v1.necessary', url: baseURL }]);
        const page = await context.newPage();
        if (person) await storeSession(page, person);
        return page;
      };
      await use((person) => {
        const key = person?.email ?? null;
        const page = pages.get(key) ?? open(person);
        pages.set(key, page);
        return page;
      });
      for (const context of contexts) await context.close();
    },
    { scope: 'worker' },
  ],
});
