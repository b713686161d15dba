import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [390, 1440];

/** A message that is fading in or out has no steady contrast. */
const FADING_MESSAGES = '.messages';

type AxeScope = { exclude?: string };

/** Expects the page in its current state to have no violations that axe finds, and nothing that scrolls sideways. */
export async function expectAccessible(page: Page, where = page.url(), scope: AxeScope = {}): Promise<void> {
  // Between two pages there is none.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await expectNoSidewaysScroll(page, where);
  expect(await findViolations(page, scope), where).toEqual([]);
}

export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `${page.url()} at ${width} px`, { exclude: FADING_MESSAGES });
  }
  if (size) await page.setViewportSize(size);
}

/** Once it has come to rest: a frame after a window was made narrower, a page is still being laid out. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(sideways, `no sideways scroll: ${where}`).toBeLessThanOrEqual(0);
}

/** axe describes violations only, and no markup: it would spend half its time on what is right. */
async function findViolations(page: Page, { exclude }: AxeScope): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(
    async ({ tags, excluded }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // A colour on its way to another has no contrast to speak of: what is under way is brought to its end, and what inherits
      // the colour and sets out only then, too.
      const underWay = () =>
        document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      for (let moving = underWay(); moving.length > 0; moving = underWay()) for (const each of moving) each.finish();
      const { violations } = await axe.run(
        { include: ['html'], exclude: excluded },
        { runOnly: tags, resultTypes: ['violations'], iframes: false, preload: { assets: ['media'] } },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
    },
    { tags: TAGS, excluded: exclude ? [exclude] : [] },
  );
}

async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(`${axe.source};axe.configure({ noHtml: true });`);
  // Parts below the fold have an estimated height until they are scrolled to, over which their content seems to reach into the next one.
  await page.evaluate(() => {
    const everything = new CSSStyleSheet();
    everything.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(everything);
  });
}
