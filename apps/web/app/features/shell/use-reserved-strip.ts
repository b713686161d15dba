import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** The height of the strip at the bottom of the window, for what else stands there and for the end of the page. */
const HEIGHT = '--strip-height';

/** What the strip must never cover. */
const KEPT_CLEAR = '[data-keep-clear]';
/** Room that must be left below it. */
const CLEAR_PX = 120;

/**
 * Reserves room for a strip fixed to the bottom of the window. True while the page's search would come to lie below
 * it: then the strip belongs at the end of the page, where it scrolls with the rest.
 */
export function useReservedStrip(strip: RefObject<HTMLElement | null>): boolean {
  const isInFlow = useIsSearchLow();
  useLayoutEffect(() => {
    const root = document.documentElement;
    const element = strip.current;
    if (!element || isInFlow) return;
    const size = new ResizeObserver(() => root.style.setProperty(HEIGHT, `${element.offsetHeight}px`));
    size.observe(element);
    return () => {
      size.disconnect();
      root.style.removeProperty(HEIGHT);
    };
  }, [strip, isInFlow]);
  return isInFlow;
}

/** Does the search of this page reach into the lowest part of the window? */
function useIsSearchLow(): boolean {
  const { pathname } = useLocation();
  const [isLow, setIsLow] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another search
  useEffect(() => {
    let observer: IntersectionObserver | undefined;
    const watch = () => {
      observer?.disconnect();
      const search = document.querySelector(KEPT_CLEAR);
      setIsLow(false);
      if (!search) return;
      const rootMargin = `${CLEAR_PX - window.innerHeight}px 0px 0px`;
      observer = new IntersectionObserver(([entry]) => setIsLow(entry?.isIntersecting ?? false), { rootMargin });
      observer.observe(search);
    };
    watch();
    addEventListener('resize', watch);
    return () => {
      removeEventListener('resize', watch);
      observer?.disconnect();
    };
  }, [pathname]);
  return isLow;
}
