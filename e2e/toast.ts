import type { Locator, Page } from '@playwright/test';

/** A message as it is seen; screen readers are told the same text in a region of its own. */
export const toast = (page: Page, text: string): Locator => page.locator('.toast').filter({ hasText: text });
