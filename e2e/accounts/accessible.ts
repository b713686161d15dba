import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** At both widths: axe finds nothing, and nothing scrolls sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // A message that is fading in or out has no steady contrast.
    const axe = new AxeBuilder({ page }).withTags(TAGS).exclude('[data-sonner-toaster]').setLegacyMode();
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
    expect(found, `${page.url()} at ${width} px`).toEqual([]);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `no sideways scroll: ${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
  if (size) await page.setViewportSize(size);
}
