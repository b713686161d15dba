import { clsx } from 'clsx';
import { type Ref, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openEmma } from './panel-state.ts';

/** The closed panel: in the margin of a wide window, a small square at the edge of a narrow one, gone while one scrolls down. */
export function EmmaButton({ ref }: { ref?: Ref<HTMLButtonElement> }) {
  const { t } = useTranslation('shell');
  const isAway = useIsScrollingDown();
  return (
    <aside aria-label={t('emma.place')}>
      <button
        ref={ref}
        type="button"
        className="eb script-only no-print"
        data-away={isAway || undefined}
        aria-haspopup="dialog"
        onClick={(event) => openEmma(event.currentTarget)}
      >
        <EmmaWords />
      </button>
    </aside>
  );
}

/** A cell of the bar at the bottom of a phone. Its place is stored until it is known whether Emma may show. */
export function EmmaCell({ isKnown }: { isKnown: boolean }) {
  return (
    <button
      type="button"
      className={clsx('btn btn-secondary eb-cell', !isKnown && 'invisible')}
      aria-haspopup="dialog"
      onClick={(event) => openEmma(event.currentTarget)}
    >
      <EmmaWords />
    </button>
  );
}

function EmmaWords() {
  const { t } = useTranslation('shell');
  return (
    <>
      <span className="ea-mono">{t('emma.ai')}</span> <span className="eb-name">{t('emma.name')}</span>
    </>
  );
}

const STEP_PX = 12;

function useIsScrollingDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < STEP_PX) return;
      last = window.scrollY;
      setIsDown(moved > 0);
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return isDown;
}
