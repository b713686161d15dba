import type { Locator, Page } from '@playwright/test';

/** Returns the visible message; screen readers get the same text in a region of its own. */
export const toast = (page: Page, text: string): Locator => page.locator('.toast').filter({ hasText: text });
