import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [390, 1440];

/** A message that is fading in or out has no steady contrast. */
const FADING_MESSAGES = '[data-sonner-toaster]';

type AxeScope = { exclude?: string };

/** As the page stands: axe finds nothing, and nothing scrolls sideways. */
export async function expectAccessible(page: Page, where = page.url(), scope: AxeScope = {}): Promise<void> {
  expect(await findViolations(page, scope), where).toEqual([]);
  await expectNoSidewaysScroll(page, where);
}

export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `${page.url()} at ${width} px`, { exclude: FADING_MESSAGES });
  }
  if (size) await page.setViewportSize(size);
}

export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `no sideways scroll: ${where}`).toBeLessThanOrEqual(0);
}

/** axe is loaded once into each document, and describes violations only: it would spend half its time on what is right. */
async function findViolations(page: Page, { exclude }: AxeScope): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ tags, excluded }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(
        { include: ['html'], exclude: excluded },
        { runOnly: tags, resultTypes: ['violations'], iframes: false },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
    },
    { tags: TAGS, excluded: exclude ? [exclude] : [] },
  );
}
