import type { Page } from '@playwright/test';

/** Widths of phones in use, from the first iPhone SE to the largest. */
export const PHONE_WIDTHS = [320, 360, 375, 390, 393, 412, 430] as const;

const HEIGHT = 780;

/** A laptop of 1280 × 800 px at 200 % zoom. */
const ZOOMED = { width: 640, height: 400 };

/**
 * Lists what a person on a phone of each width, or at 200 % zoom, could not read or press: a page that scrolls sideways, controls that
 * are covered, words that are cut off, squeezed or printed over others, bars that leave too little of the window to the page.
 */
export async function findPhoneFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const size of [...PHONE_WIDTHS.map((width) => ({ width, height: HEIGHT })), ZOOMED]) {
    await page.setViewportSize(size);
    const found = await page.evaluate(findFaults);
    faults.push(...found.map((fault) => `${size.width} px: ${fault}`));
  }
  return faults;
}

/** Runs in the browser, and therefore refers to nothing outside itself. */
async function findFaults(): Promise<string[]> {
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  /** Waits for two tasks: what a scroll changes is rendered by a task that it queues. */
  const nextTasks = async () => {
    for (let task = 0; task < 2; task += 1) await new Promise((done) => setTimeout(done));
  };
  const root = document.documentElement;
  const faults = new Set<string>();
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}${element.className && typeof element.className === 'string' ? `.${element.className.split(' ')[0]}` : ''} „${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}“`;
  /** Styles stay the same while a page is measured, and reading them takes most of the time. */
  const memo = <T>(read: (element: Element) => T) => {
    const known = new Map<Element, T>();
    return (element: Element): T => {
      const value = known.has(element) ? (known.get(element) as T) : read(element);
      known.set(element, value);
      return value;
    };
  };
  const styleOf = memo((element) => {
    const { overflowX, position, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element);
    return { overflowX, position, textOverflow, webkitLineClamp, clipPath };
  });
  /** Parts for screen readers only. */
  const isClippedAway: (element: Element) => boolean = memo(
    (element) =>
      styleOf(element).clipPath === 'inset(50%)' ||
      (element.parentElement !== null && isClippedAway(element.parentElement)),
  );
  const isShown = memo(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.visually-hidden, [inert], [aria-hidden=true], .skip') &&
      !isClippedAway(element),
  );

  // Parts out of sight are laid out too, and nothing is on its way to somewhere else.
  const still = new CSSStyleSheet();
  still.replaceSync('* { content-visibility: visible !important; transition: none !important; }');
  document.adoptedStyleSheets = [still];
  await frame();
  const sideways = root.scrollWidth - root.clientWidth;
  if (sideways > 0) faults.add(`scrolls sideways by ${sideways} px`);

  // A modal dialog makes the page behind it inert.
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

  /** Returns the clip of a part that scrolls by itself, which may show the rest on request. */
  const clipOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, position, textOverflow, webkitLineClamp } = styleOf(at);
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
      if (styleOf(at).overflowX === 'visible') continue;
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
  const layerOf: (element: Element) => Element | null = memo((element) => {
    if (['fixed', 'sticky'].includes(styleOf(element).position)) return element;
    return element.parentElement && layerOf(element.parentElement);
  });
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

  // Words in a column that is too narrow for them: more lines than the column has letters to a line.
  const linesOf = new Map<Element, DOMRect[]>();
  for (const { owner, rect } of lines) linesOf.set(owner, [...(linesOf.get(owner) ?? []), rect]);
  for (const [owner, rects] of linesOf) {
    const widest = Math.max(...rects.map(({ width }) => width));
    const count = new Set(rects.map(({ top }) => Math.round(top))).size;
    if (count >= 5 && widest < 6 * Number.parseFloat(getComputedStyle(owner).fontSize))
      faults.add(`squeezed into ${Math.round(widest)} px: ${nameOf(owner)}`);
  }

  const placedParts = [...scope.querySelectorAll('*')].filter(
    (element) => ['fixed', 'sticky'].includes(styleOf(element).position) && isShown(element),
  );
  /** Parts over the whole width at the top or bottom of the window: they make it smaller, and the page scrolls between them. */
  const barsNow = () =>
    placedParts.filter((element) => {
      const { top, bottom, width, height } = element.getBoundingClientRect();
      const isAtEdge = (top <= 1 && bottom > 0) || (bottom >= innerHeight - 1 && top < innerHeight);
      return isAtEdge && width >= 0.9 * innerWidth && height > 2 && height < 0.6 * innerHeight;
    });
  const freeWindow = (bars: Element[]) => {
    let [from, to] = [0, innerHeight];
    for (const bar of bars) {
      const { top, bottom } = bar.getBoundingClientRect();
      if (top <= 1) from = Math.max(from, bottom);
      else to = Math.min(to, top);
    }
    return { from, to };
  };
  /** Small parts that stay in their place while the page scrolls below them. */
  const floatsNow = (bars: Element[]) =>
    placedParts.filter(
      (element) =>
        styleOf(element).position === 'fixed' &&
        !bars.includes(element) &&
        element.getBoundingClientRect().width < 0.9 * innerWidth &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );

  const controls = [...scope.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
    (element) =>
      isShown(element) &&
      !(element as HTMLButtonElement).disabled &&
      getComputedStyle(element).pointerEvents !== 'none',
  );
  /** Returns what lies over the middle or a corner of the control, null for nothing. */
  const findCover = (control: Element, { left, right, top, bottom }: DOMRect): Element | null => {
    const [dx, dy] = [Math.min(6, (right - left) / 4), Math.min(6, (bottom - top) / 4)];
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + dx, top + dy],
      [right - dx, top + dy],
      [left + dx, bottom - dy],
      [right - dx, bottom - dy],
    ] as const;
    for (const [x, y] of points) {
      const hit = document.elementFromPoint(x, y);
      if (!hit || control.contains(hit) || hit.contains(control)) continue;
      if (control.closest('label')?.contains(hit) || hit.closest('label')?.control === control) continue;
      return hit;
    }
    return null;
  };
  /** Checks for a tenth of a control and more: the edge of a row that is a link as a whole can be covered. */
  const overlaps = (one: DOMRect, other: DOMRect) => {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return wide > 3 && high > 3 && wide * high > 0.1 * one.width * one.height;
  };
  const covered = new Map<Element, Element>();
  const free = new Set<Element>();
  // Upwards, so that what hides while one scrolls down is there. Where things lie is known without painting each step.
  for (let top = root.scrollHeight - innerHeight; ; top -= 0.7 * innerHeight) {
    scrollTo({ top: Math.max(0, top), behavior: 'instant' });
    dispatchEvent(new Event('scroll'));
    await nextTasks();
    const bars = barsNow();
    const floats = floatsNow(bars);
    const { from, to } = freeWindow(bars);
    if (to - from < (2 / 3) * innerHeight) faults.add(`bars leave ${Math.round(to - from)} of ${innerHeight} px`);
    for (const control of controls) {
      const rect = control.getClientRects()[0];
      if (!rect || rect.width < 2 || rect.height < 2 || rect.right < 0 || rect.left > innerWidth) {
        free.add(control);
        continue;
      }
      const isInPage = layerOf(control) === null;
      if (isInPage)
        for (const float of floats)
          if (overlaps(rect, float.getBoundingClientRect()))
            faults.add(`covered: ${nameOf(control)} by ${nameOf(float)}`);
      if (free.has(control)) continue;
      // Half shown, it comes into view with the next step or by scrolling the part that it is in.
      const isInView = rect.top >= from && rect.bottom <= to && rect.left >= 0 && rect.right <= innerWidth;
      if (isInPage && (!isInView || (visiblePart(rect, control)?.width ?? 0) < rect.width - 2)) continue;
      const cover = findCover(control, rect);
      if (cover) covered.set(control, cover);
      else free.add(control);
    }
    if (top <= 0) break;
  }
  // A part that scrolls by itself has not moved so far.
  for (const [control, by] of covered) {
    if (free.has(control)) continue;
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    await frame();
    const rect = control.getClientRects()[0];
    if (rect && findCover(control, rect)) faults.add(`covered: ${nameOf(control)} by ${nameOf(by)}`);
  }
  return [...faults];
}
