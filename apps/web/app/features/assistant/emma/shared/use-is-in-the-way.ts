import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Shorter moves are those of a hand that rests. */
const STEP_PX = 12;

/** A smaller part of a control can be missed: the edge of a row that is a link as a whole. */
const LEAST_SHARE = 0.08;

const CONTROLS = 'a, button, input, select, textarea, summary, label, [role="button"], [role="slider"], [role="tab"]';
const FIGURES = 'figure, table, img, canvas, video, [role="img"]';

/**
 * Returns whether a button that floats over the page has to go: while one scrolls down, and where it would cover a control, a figure or words.
 * At the end of the page, where nothing is left to scroll to, only the latter counts.
 */
export function useIsInTheWay(button: RefObject<HTMLElement | null>): boolean {
  const [isInTheWay, setIsInTheWay] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other controls
  useEffect(() => {
    let [last, isDown] = [window.scrollY, false];
    const look = () => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) >= STEP_PX) {
        last = window.scrollY;
        isDown = moved > 0;
      }
      const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
      setIsInTheWay((isDown && !isAtEnd) || (button.current !== null && coversContent(button.current)));
    };
    const growth = new ResizeObserver(look);
    growth.observe(document.body);
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      growth.disconnect();
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [button, key]);
  return isInTheWay;
}

/** Reads the place of the button without its transform, which moves it away while it is hidden. */
function coversContent(button: HTMLElement): boolean {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = button;
  if (width === 0) return false;
  const place = new DOMRect(left, top, width, height);
  return pointsIn(place).some(([x, y]) => {
    const below = document.elementsFromPoint(x, y).find((element) => !button.contains(element));
    if (!below) return false;
    const control = below.closest(CONTROLS);
    if (control && shareIn(control.getBoundingClientRect(), place) > LEAST_SHARE) return true;
    return below.closest(FIGURES) !== null || hasWordsIn(below, place);
  });
}

/** How much of a part lies there, from 0 to 1. */
function shareIn(part: DOMRect, place: DOMRect): number {
  const wide = Math.min(part.right, place.right) - Math.max(part.left, place.left);
  const high = Math.min(part.bottom, place.bottom) - Math.max(part.top, place.top);
  return wide > 0 && high > 0 ? (wide * high) / (part.width * part.height) : 0;
}

/** Close enough to each other that nothing a finger can press lies between them. */
function pointsIn({ left, right, top, bottom }: DOMRect): [x: number, y: number][] {
  const between = (from: number, to: number) => [from, from + (to - from) / 3, to - (to - from) / 3, to];
  return between(left, right).flatMap((x) => between(top, bottom).map((y): [number, number] => [x, y]));
}

/** Checks whether a line of the element's own words lies there. */
function hasWordsIn(element: Element, place: DOMRect): boolean {
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
    const words = document.createRange();
    words.selectNodeContents(node);
    return [...words.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < place.right && right > place.left && top < place.bottom && bottom > place.top,
    );
  });
}
