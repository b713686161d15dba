import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { MarkerStroke } from '../../../../ui/marker-stroke.tsx';

export type StepCell = { key: string; label: string; value: string | null };

/** The classes of the row, also of the one that is shown while it loads. */
export const ROW = 'relative border-line border-y py-7 max-md:overflow-clip max-md:py-5';
export const ROW_STROKE = 'max-md:w-[calc(100%+2.5rem)]';
export const ROW_LIST =
  'relative grid grid-cols-4 overflow-hidden rounded-control bg-sheet shadow-field max-md:grid-cols-[1fr_1fr]';
export const ROW_ITEM = 'border-line not-first:border-l max-md:nth-3:border-l-0 max-md:nth-[n+3]:border-t';
export const ROW_CELL =
  'relative grid min-h-18 w-full content-center gap-0.5 px-5 py-2.5 text-left text-ink max-md:min-h-15 max-md:px-3.5 max-md:py-2';

type StepRowProps = { cells: readonly StepCell[]; current: number; onGo: (step: number) => void };

/** Renders the person's own row of the roster: each answer appears in its cell, and leads back to its question. */
export function StepRow({ cells, current, onGo }: StepRowProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  return (
    <nav className={ROW} aria-label={t('steps')}>
      <MarkerStroke className={ROW_STROKE} />
      <div className="wrap">
        <ol className={ROW_LIST}>
          {cells.map(({ key, label, value }, index) => (
            <li key={key} className={ROW_ITEM}>
              <button
                type="button"
                className={clsx(ROW_CELL, 'hover:bg-sheet-2 aria-[current=step]:shadow-[inset_0_-5px_0_var(--action)]')}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => onGo(index)}
              >
                <small className="font-semibold font-text text-fs-9 text-ink-2 leading-[1.2]">{label}</small>
                <b
                  className={clsx(
                    'truncate font-display text-fs-5 leading-[1.25] tracking-[-0.01em] max-md:text-fs-6',
                    value === null ? 'font-normal text-ink-3' : 'font-medium',
                  )}
                >
                  {value ?? t('open')}
                </b>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
