import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { chooseConsent } from './consent.ts';

/** The height of the strip at the bottom of the window, for what else appears there and for the end of the page. */
const HEIGHT = '--strip-height';

/** The element that the strip must never cover. */
const STORED_IN_CLEAR = '[data-keep-clear]';

/** Room that must be left below it. */
const CLEAR_PX = 120;

/** Refusing is exactly as easy as accepting: same place, same size, same look. It takes no focus and covers no search. */
export function ConsentBanner({ onSettings }: { onSettings: () => void }) {
  const { t } = useTranslation('consent');
  const strip = useRef<HTMLElement>(null);
  const isInFlow = useReservedStrip(strip);
  return (
    <aside ref={strip} className="consent no-print" data-in-flow={isInFlow || undefined} aria-label={t('banner.title')}>
      <div className="wrap">
        <p>
          <b>{t('banner.title')}:</b> {t('banner.text')}
        </p>
        <button type="button" className="link" onClick={onSettings}>
          {t('banner.settings')}
        </button>
        <div className="consent-choices">
          <Button variant="secondary" size="s" onClick={() => chooseConsent('necessary')}>
            {t('banner.refuse')}
          </Button>
          <Button variant="secondary" size="s" onClick={() => chooseConsent('comfort')}>
            {t('banner.accept')}
          </Button>
        </div>
      </div>
    </aside>
  );
}

/**
 * Reserves room for a strip fixed to the bottom of the window. True while the page's search would come to lie below
 * it: then the strip belongs at the end of the page, where it scrolls with the rest.
 */
function useReservedStrip(strip: RefObject<HTMLElement | null>): boolean {
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
      const search = document.querySelector(STORED_IN_CLEAR);
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
