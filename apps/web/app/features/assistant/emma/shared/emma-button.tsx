import { clsx } from 'clsx';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { openEmma } from './panel-state.ts';
import { useIsInTheWay } from './use-is-in-the-way.ts';

/** Renders the closed panel: in the margin of a wide window, above the bar of a narrow one, gone wherever it would be in the way. */
export function EmmaButton({ ref }: { ref: RefObject<HTMLButtonElement | null> }) {
  const { t } = useTranslation('shell');
  const isAway = useIsInTheWay(ref);
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

/** Renders a cell of the bar at the bottom of a phone. Its place is stored until it is known whether Emma may show. */
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
