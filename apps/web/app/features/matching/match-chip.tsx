import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './match-chip.css';

type MatchChipProps = { score: number; reasons: readonly string[] };

/** The score of a card; pointing at it or pressing it says what speaks for the job most. */
export function MatchChip({ score, reasons }: MatchChipProps) {
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
      className="match-chip-place"
      role="presentation"
      onPointerEnter={followMouse(true)}
      onPointerLeave={followMouse(false)}
    >
      <button
        type="button"
        className="match-chip num"
        aria-label={t('chip.name', { score })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen((before) => !before)}
        onKeyDown={closeByEscape}
        onBlur={() => setIsOpen(false)}
      >
        {t('score', { score })}
      </button>
      <span id={id} className="match-why" role="status" hidden={!isOpen}>
        {isOpen && (
          <>
            <b>{t('chip.title', { score })}</b>
            {reasons.length === 0 && <span>{t('chip.none')}</span>}
            {reasons.map((reason) => (
              <span key={reason}>{reason}</span>
            ))}
          </>
        )}
      </span>
    </span>
  );
}
