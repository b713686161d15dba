import type { Shift } from '@stellenvisite/contract/duty';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { DAY_KEYS, isWeekend } from '../../ui/shift.ts';
import { ShiftCell } from '../../ui/shift-cell.tsx';
import { useWeekWords } from '../../ui/use-week-words.ts';

type Row = {
  readonly name: 'lead' | 'nurseA' | 'open' | 'nurseB' | 'mentor';
  readonly days: readonly (Shift | null)[];
};

const ROWS: readonly Row[] = [
  { name: 'nurseA', days: ['early', 'early', 'early', null, 'late', 'late', null] },
  { name: 'nurseB', days: ['late', 'late', null, 'night', 'night', null, null] },
  { name: 'open', days: ['early', 'early', 'late', 'late', null, null, 'night'] },
  { name: 'mentor', days: [null, 'night', 'night', null, null, 'early', 'early'] },
  { name: 'lead', days: ['day', 'day', 'day', 'day', 'day', null, null] },
];

const GRID = 'grid grid-cols-[6.5rem_repeat(7,minmax(0,1fr))] sm:grid-cols-[10rem_repeat(7,minmax(0,1fr))]';

/** A ward's week with one row nobody fills: the employer's reason to be here. */
export function OpenRowRoster({ adHref }: { adHref: string }) {
  const { t } = useTranslation('employers-landing');
  const words = useWeekWords();
  return (
    <figure className="card card-flush card-raised" aria-label={t('roster.label')}>
      <div className={clsx(GRID, 'min-h-11 text-fs-8 text-ink-2')} aria-hidden="true">
        <span className="flex items-center pl-3 sm:pl-5">{t('roster.ward')}</span>
        {DAY_KEYS.map((key, day) => (
          <span
            key={key}
            className={clsx('grid place-items-center border-line border-l', isWeekend(day) && 'bg-sheet-2')}
          >
            {words.day(key)}
          </span>
        ))}
      </div>
      {ROWS.map((row) => (
        <RosterLine key={row.name} row={row} adHref={adHref} />
      ))}
    </figure>
  );
}

function RosterLine({ row, adHref }: { row: Row; adHref: string }) {
  const { t } = useTranslation('employers-landing');
  const isOpen = row.name === 'open';
  return (
    <div className={clsx('border-line border-t', isOpen && 'bg-marker-soft')}>
      <div className={clsx(GRID, 'min-h-14')}>
        <span
          className={clsx(
            'flex items-center pl-3 text-fs-8 sm:pl-5 sm:text-fs-7',
            isOpen ? 'font-semibold' : 'font-medium',
          )}
        >
          {t(`roster.${row.name}`)}
        </span>
        {DAY_KEYS.map((key, day) => (
          <span
            key={key}
            aria-hidden="true"
            className={clsx('grid place-items-center border-line border-l', isWeekend(day) && !isOpen && 'bg-sheet-2')}
          >
            <DayCell shift={row.days[day] ?? null} isOpen={isOpen} />
          </span>
        ))}
      </div>
      {isOpen && (
        <div className="px-3 pb-3 sm:flex sm:justify-end sm:px-4">
          <LinkButton to={adHref} size="s" icon={<Plus size={18} />} className="w-full sm:w-auto">
            {t('roster.advertise')}
          </LinkButton>
        </div>
      )}
    </div>
  );
}

function DayCell({ shift, isOpen }: { shift: Shift | null; isOpen: boolean }) {
  if (!shift) return null;
  return <ShiftCell shift={shift} look={isOpen ? 'gap' : 'filled'} className="sm:size-9" />;
}
