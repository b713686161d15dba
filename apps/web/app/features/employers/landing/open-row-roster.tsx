import { type Shift, WEEKDAYS } from '@stellenvisite/contract/jobs/duty';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button.tsx';
import { isWeekend } from '../../jobs/display/shift.ts';
import { ShiftCell } from '../../jobs/display/shift-cell.tsx';
import { useWeekWords } from '../../jobs/display/week-strip.tsx';

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

/** Cells are placed one by one, because the button shares two of their places. */
const DAY_COLUMNS = [
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
  'col-start-6',
  'col-start-7',
  'col-start-8',
] as const;

/** Renders a ward's week with one row nobody fills: the employer's reason to be here. */
export function OpenRowRoster() {
  const { t } = useTranslation('employers-landing');
  const words = useWeekWords();
  return (
    <figure className="card card-flush card-raised" aria-label={t('roster.label')}>
      <div className={clsx(GRID, 'min-h-11 text-fs-8 text-ink-2')} aria-hidden="true">
        <span className="flex items-center pl-3 sm:pl-5">{t('roster.ward')}</span>
        {WEEKDAYS.map((key, day) => (
          <span
            key={key}
            className={clsx('grid place-items-center border-line border-l', isWeekend(day) && 'bg-sheet-2')}
          >
            {words.day(key)}
          </span>
        ))}
      </div>
      {ROWS.map((row) => (
        <RosterLine key={row.name} row={row} />
      ))}
    </figure>
  );
}

function RosterLine({ row }: { row: Row }) {
  const { t } = useTranslation('employers-landing');
  const isOpen = row.name === 'open';
  return (
    <div className={clsx(GRID, 'auto-rows-[minmax(3.5rem,auto)] border-line border-t', isOpen && 'bg-marker-soft')}>
      <span
        className={clsx(
          'row-start-1 flex items-center pl-3 text-fs-8 sm:pl-5 sm:text-fs-7',
          isOpen ? 'font-semibold' : 'font-medium',
        )}
      >
        {t(`roster.${row.name}`)}
      </span>
      {WEEKDAYS.map((key, day) => (
        <span
          key={key}
          aria-hidden="true"
          className={clsx(
            'row-start-1 grid place-items-center border-line border-l',
            DAY_COLUMNS[day],
            isWeekend(day) && !isOpen && 'bg-sheet-2',
          )}
        >
          <DayCell shift={row.days[day] ?? null} isOpen={isOpen} />
        </span>
      ))}
      {isOpen && <AdvertiseButton />}
    </div>
  );
}

/** Lies over the row's two free days; on a phone, where they are too narrow, below it. */
function AdvertiseButton() {
  const { t } = useTranslation('employers-landing');
  return (
    <div className="col-span-full px-3 pb-3 sm:col-span-2 sm:col-start-6 sm:row-start-1 sm:grid sm:items-center sm:p-1">
      <LinkButton
        to="/register/employer"
        size="s"
        wide
        icon={<Plus size={16} />}
        className="sm:min-h-9! sm:gap-1! sm:px-0! sm:text-fs-8!"
      >
        {t('roster.advertise')}
      </LinkButton>
    </div>
  );
}

function DayCell({ shift, isOpen }: { shift: Shift | null; isOpen: boolean }) {
  if (!shift) return null;
  return (
    <ShiftCell
      shift={shift}
      look={isOpen ? 'gap' : 'filled'}
      className="w-[calc(100%-3px)] max-w-7 sm:size-9 sm:max-w-none"
    />
  );
}
