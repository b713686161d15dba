import type { Page } from '@playwright/test';

/** Widths of phones in use, from the first iPhone SE to the largest. */
export const PHONE_WIDTHS = [320, 360, 375, 390, 393, 412, 430] as const;

const HEIGHT = 780;

/**
 * Lists what a person on a phone of each width could not read or press: a page that scrolls sideways, controls that are covered
 * wherever one scrolls, words that are cut off or printed over others.
 */
export async function findPhoneFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of PHONE_WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const found = await page.evaluate(findFaults);
    faults.push(...found.map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}

/** Runs in the browser, and therefore refers to nothing outside itself. */
async function findFaults(): Promise<string[]> {
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const root = document.documentElement;
  const faults = new Set<string>();
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}${element.className && typeof element.className === 'string' ? `.${element.className.split(' ')[0]}` : ''} „${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}“`;
  /** Parts for screen readers only. */
  const isClippedAway = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
    return false;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.visually-hidden, [inert], [aria-hidden=true], .skip') &&
    !isClippedAway(element);

  // Parts out of sight are laid out too, and nothing is on its way to somewhere else.
  const still = new CSSStyleSheet();
  still.replaceSync('* { content-visibility: visible !important; transition: none !important; }');
  document.adoptedStyleSheets = [still];
  await frame();
  const sideways = root.scrollWidth - root.clientWidth;
  if (sideways > 0) faults.add(`scrolls sideways by ${sideways} px`);

  // A modal dialog makes the page behind it inert.
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

  /** A part that scrolls by itself may show the rest on request. */
  const clipOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, position, textOverflow, webkitLineClamp } = getComputedStyle(at);
      if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return null;
      if (webkitLineClamp !== 'none') return null;
      if (overflowX === 'hidden' || overflowX === 'clip') return at;
      if (position === 'fixed') return null;
    }
    return null;
  };

  /** Returns the part of a line that the parts around it let through, null for none. */
  const visiblePart = (rect: DOMRect, owner: Element): DOMRect | null => {
    let { left, right, top, bottom } = rect;
    for (let at: Element | null = owner; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === 'visible') continue;
      const clip = at.getBoundingClientRect();
      [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
      [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
    }
    return right - left > 2 && bottom - top > 2 ? new DOMRect(left, top, right - left, bottom - top) : null;
  };

  type Line = { rect: DOMRect; owner: Element };
  const lines: Line[] = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const owner = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!owner || text === '' || !isShown(owner) || owner.closest('script, style, noscript, svg, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 2 || rect.height < 2) continue;
      const visible = visiblePart(rect, owner);
      if (visible) lines.push({ rect: visible, owner });
      const clip = clipOf(owner)?.getBoundingClientRect();
      if (clip && clip.width > 2 && (rect.right > clip.right + 1 || rect.left < clip.left - 1))
        faults.add(`cut off: ${nameOf(owner)}`);
    }
  }

  /** Parts that float over the page overlap it on purpose, but their own words do not overlap each other. */
  const layerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
    return null;
  };
  const placed = lines.map((line) => ({ ...line, layer: layerOf(line.owner) })).sort((a, b) => a.rect.top - b.rect.top);
  for (const [index, line] of placed.entries()) {
    for (const other of placed.slice(index + 1)) {
      if (other.rect.top >= line.rect.bottom) break;
      if (other.layer !== line.layer || other.owner.contains(line.owner) || line.owner.contains(other.owner)) continue;
      const wide = Math.min(line.rect.right, other.rect.right) - Math.max(line.rect.left, other.rect.left);
      const high = Math.min(line.rect.bottom, other.rect.bottom) - other.rect.top;
      const least = Math.min(line.rect.height, other.rect.height);
      if (wide > 3 && high > 0.4 * least) faults.add(`printed over: ${nameOf(line.owner)} and ${nameOf(other.owner)}`);
    }
  }

  const controls = [...scope.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
    (element) =>
      isShown(element) &&
      !(element as HTMLButtonElement).disabled &&
      getComputedStyle(element).pointerEvents !== 'none',
  );
  const isPressable = (control: Element): boolean => {
    const rect = control.getClientRects()[0];
    const hit = rect && document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
    if (!hit) return false;
    return control.contains(hit) || hit.contains(control) || control.closest('label')?.contains(hit) === true;
  };
  const covered = new Map<Element, string>();
  const free = new Set<Element>();
  // Upwards, so that what hides while one scrolls down is there.
  for (let top = root.scrollHeight; ; top -= innerHeight / 2) {
    scrollTo({ top: Math.max(0, top), behavior: 'instant' });
    await frame();
    for (const control of controls) {
      if (free.has(control)) continue;
      const rect = control.getClientRects()[0];
      if (!rect || rect.width < 2 || rect.height < 2) {
        free.add(control);
        continue;
      }
      const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
      if (x < 0 || x > innerWidth) {
        free.add(control);
        continue;
      }
      if (y < 0 || y > innerHeight) continue;
      if (isPressable(control)) {
        free.add(control);
        covered.delete(control);
      } else covered.set(control, nameOf(document.elementFromPoint(x, y) ?? root));
    }
    if (top <= 0) break;
  }
  // A part that scrolls by itself has not moved so far.
  for (const [control, by] of covered) {
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    await frame();
    if (!isPressable(control)) faults.add(`covered: ${nameOf(control)} by ${by}`);
  }
  return [...faults];
}
