import { clsx } from 'clsx';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

type MatchChipProps = {
  score: number;
  reasons: readonly string[];
  isRosterUnknown?: boolean;
  /** The reasons appear below the chip and to its right, where it is at the left edge. */
  opensBelow?: boolean;
};

/** Shows the score of a card; hovering over it or pressing it shows the strongest reasons for the job. */
export function MatchChip({ score, reasons, isRosterUnknown = false, opensBelow = false }: MatchChipProps) {
  const { t } = useTranslation('matching');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const followMouse = (isInside: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setIsOpen(isInside);
  };
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setIsOpen(false);
  };
  return (
    <span
      className="relative z-2 inline-flex"
      role="presentation"
      onPointerEnter={followMouse(true)}
      onPointerLeave={followMouse(false)}
    >
      <button
        type="button"
        className={clsx(
          // The target reaches beyond the chip, so that a thumb finds it.
          'num h-7 whitespace-nowrap rounded-cell px-2 font-semibold text-fs-8 leading-none after:absolute after:-inset-2',
          isRosterUnknown
            ? 'bg-marker-soft text-ink shadow-[inset_0_0_0_1px_var(--marker-2)]'
            : 'bg-marker text-on-marker',
        )}
        aria-label={isRosterUnknown ? t('chip.nameOpen', { score }) : undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen((before) => !before)}
        onKeyDown={closeByEscape}
        onBlur={() => setIsOpen(false)}
      >
        {t('chip.name', { score })}
      </button>
      <span
        id={id}
        className={clsx(
          'absolute z-3 grid w-[min(20rem,76vw)] gap-1 rounded-control border border-marker-2 bg-sheet px-4 py-3 text-left text-fs-8 text-ink-2 leading-[1.4] shadow-field',
          opensBelow ? 'top-[calc(100%+4px)] left-0' : 'right-0 bottom-[calc(100%+4px)]',
        )}
        role="status"
        hidden={!isOpen}
      >
        {isOpen && (
          <>
            <b className="text-ink">{t('chip.title', { score })}</b>
            {reasons.length === 0 && <span>{t('chip.none')}</span>}
            {reasons.map((reason) => (
              <span key={reason}>{reason}</span>
            ))}
            {isRosterUnknown && <span>{t('chip.rosterOpen')}</span>}
          </>
        )}
      </span>
    </span>
  );
}
