import { type Shift, WEEKDAYS } from '@stellenvisite/contract/jobs/duty';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { isWeekend } from '../../jobs/display/shift.ts';
import { ShiftCell } from '../../jobs/display/shift-cell.tsx';
import { TimeStamp } from '../../jobs/display/time-stamp.tsx';
import { useWeekWords } from '../../jobs/display/week-strip.tsx';
import { useCount } from './employer-street.tsx';
import type { LandingMarket } from './landing-market.ts';

const LETTERS: Record<string, Shift> = { F: 'early', T: 'day', S: 'late', N: 'night' };

const shiftsOf = (row: string) => [...row].map((letter) => LETTERS[letter] ?? null);

const ABOVE = [
  { name: 'Aydın, S.', week: 'FFF-SS-' },
  { name: 'Brandt, J.', week: 'SS-NN--' },
];

const OPEN = 'FFSS--N';

const BELOW = [
  { name: 'Ferrari, L.', week: '-NN--FF' },
  { name: 'Nowak, M.', week: 'TTTTT--' },
];

/** The employers' side of the landing page. Only figures of the market and of the price list. */
export function Planning({ market }: { market: LandingMarket }) {
  const { t } = useTranslation('landing');
  return (
    <section
      className="py-24 max-md:py-16 [@media_screen]:[content-visibility:auto] [@media_screen]:[contain-intrinsic-block-size:auto_50rem] [@media_screen]:max-md:[contain-intrinsic-block-size:auto_80rem]"
      aria-labelledby="planning"
    >
      <div className="wrap grid grid-cols-[minmax(0,1fr)_40rem] gap-16 items-center max-lg:grid-cols-1 max-lg:gap-8">
        <div>
          <TimeStamp shift="late" time="16:30" label={t('planning.stamp')} />
          <h2 id="planning" className="sec-title mt-5">
            {t('planning.title')}
          </h2>
          <p className="mt-4 text-fs-5 text-ink-2">{t('planning.lead')}</p>
          <PlanningFigures market={market} />
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <LinkButton to="/fuer-arbeitgeber">{t('planning.start')}</LinkButton>
            <TextLink to="/preise">{t('planning.prices')}</TextLink>
          </div>
        </div>
        <PlanningSheet />
      </div>
    </section>
  );
}

function PlanningFigures({ market: { employers, jobs } }: { market: LandingMarket }) {
  const { t } = useTranslation('landing');
  const format = useCount();
  return (
    <dl className="grid grid-cols-[repeat(3,auto)] justify-start gap-x-8 gap-y-0 mt-8 max-md:grid-cols-3 max-md:gap-4">
      <div className="flex flex-col-reverse justify-end">
        <dt className="max-w-32 text-fs-8 leading-ui text-ink-2">{t('planning.employers', { count: employers })}</dt>
        <dd className="num text-[2.25rem] font-semibold leading-[1.1] max-md:text-[1.75rem]">{format(employers)}</dd>
      </div>
      <div className="flex flex-col-reverse justify-end">
        <dt className="max-w-32 text-fs-8 leading-ui text-ink-2">{t('planning.jobs', { count: jobs })}</dt>
        <dd className="num text-[2.25rem] font-semibold leading-[1.1] max-md:text-[1.75rem]">{format(jobs)}</dd>
      </div>
      <div className="flex flex-col-reverse justify-end">
        <dt className="max-w-32 text-fs-8 leading-ui text-ink-2">{t('planning.free')}</dt>
        <dd className="num text-[2.25rem] font-semibold leading-[1.1] max-md:text-[1.75rem]">
          0 <small className="text-fs-5 font-medium tracking-[0]">€</small>
        </dd>
      </div>
    </dl>
  );
}

/** A ward's roster with a gap in it: an example, no real ward. */
function PlanningSheet() {
  const { t } = useTranslation('landing');
  const words = useWeekWords();
  return (
    <figure
      className="bg-sheet border border-line rounded-sheet shadow-field overflow-hidden"
      aria-label={t('planning.sheet')}
    >
      <div
        className="relative grid grid-cols-[10.5rem_repeat(7,minmax(0,1fr))] border-t border-t-line min-h-11 font-text font-medium text-fs-8 leading-none text-ink-2 first:border-0 max-md:grid-cols-[6.5rem_repeat(7,minmax(0,1fr))]"
        aria-hidden="true"
      >
        <span className="flex items-center justify-start pl-5 text-fs-7 font-medium max-md:pl-3 max-md:text-fs-8">
          {t('planning.ward')}
        </span>
        {WEEKDAYS.map((day, index) => (
          <span
            key={day}
            className={clsx(
              'flex items-center justify-center border-l border-l-line [&_.cell]:w-9 [&_.cell]:h-9 [&_.cell]:text-fs-6 max-md:[&_.cell]:w-7 max-md:[&_.cell]:h-7 max-md:[&_.cell]:text-fs-8',
              isWeekend(index) && 'bg-sheet-2',
            )}
          >
            {words.day(day)}
          </span>
        ))}
      </div>
      {ABOVE.map((row) => (
        <PlanningRow key={row.name} {...row} />
      ))}
      <div className="relative grid grid-cols-[10.5rem_repeat(7,minmax(0,1fr))] min-h-14 border-t border-t-line bg-marker-soft first:border-0 max-md:grid-cols-[6.5rem_repeat(7,minmax(0,1fr))] max-md:grid-rows-[3.5rem_auto]">
        <span className="flex items-center justify-start pl-5 text-fs-7 font-semibold max-md:pl-3 max-md:text-fs-8">
          {t('planning.open')}
        </span>
        <PlanningCells week={OPEN} look="gap" />
        <LinkButton
          to="/fuer-arbeitgeber"
          size="s"
          className="absolute top-1/2 -translate-y-1/2 left-[calc(10.5rem_+_(100%_-_10.5rem)_/_7_*_4_+_4px)] w-[calc((100%_-_10.5rem)_/_7_*_2_-_8px)] min-h-9 p-0 gap-[4px] text-fs-8 max-md:static max-md:col-span-full max-md:[translate:none] max-md:w-auto max-md:mt-0 max-md:mb-3 max-md:mx-3 max-md:min-h-tap"
          icon={<Plus size={18} />}
        >
          {t('planning.advertise')}
        </LinkButton>
      </div>
      {BELOW.map((row) => (
        <PlanningRow key={row.name} {...row} />
      ))}
    </figure>
  );
}

function PlanningRow({ name, week }: { name: string; week: string }) {
  return (
    <div
      className="relative grid grid-cols-[10.5rem_repeat(7,minmax(0,1fr))] min-h-14 border-t border-t-line first:border-0 max-md:grid-cols-[6.5rem_repeat(7,minmax(0,1fr))]"
      aria-hidden="true"
    >
      <span className="flex items-center justify-start pl-5 text-fs-7 font-medium max-md:pl-3 max-md:text-fs-8">
        {name}
      </span>
      <PlanningCells week={week} />
    </div>
  );
}

function PlanningCells({ week, look }: { week: string; look?: 'gap' }) {
  return shiftsOf(week).map((shift, index) => (
    <span
      key={WEEKDAYS[index]}
      className={clsx(
        'flex items-center justify-center border-l border-l-line [&_.cell]:w-9 [&_.cell]:h-9 [&_.cell]:text-fs-6 max-md:[&_.cell]:w-7 max-md:[&_.cell]:h-7 max-md:[&_.cell]:text-fs-8',
        isWeekend(index) && look !== 'gap' && 'bg-sheet-2',
      )}
    >
      {shift && <ShiftCell shift={shift} {...(look && { look })} />}
    </span>
  ));
}
