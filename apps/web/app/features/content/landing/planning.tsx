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
    <section className="sec" aria-labelledby="planning">
      <div className="wrap planning">
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
    <dl className="figures">
      <div>
        <dt>{t('planning.employers', { count: employers })}</dt>
        <dd className="num">{format(employers)}</dd>
      </div>
      <div>
        <dt>{t('planning.jobs', { count: jobs })}</dt>
        <dd className="num">{format(jobs)}</dd>
      </div>
      <div>
        <dt>{t('planning.free')}</dt>
        <dd className="num">
          0 <small>€</small>
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
    <figure className="psheet" aria-label={t('planning.sheet')}>
      <div className="prow phead" aria-hidden="true">
        <span className="pname">{t('planning.ward')}</span>
        {WEEKDAYS.map((day, index) => (
          <span key={day} className={clsx('pc', isWeekend(index) && 'we')}>
            {words.day(day)}
          </span>
        ))}
      </div>
      {ABOVE.map((row) => (
        <PlanningRow key={row.name} {...row} />
      ))}
      <div className="prow prow-open">
        <span className="pname">{t('planning.open')}</span>
        <PlanningCells week={OPEN} look="gap" />
        <LinkButton to="/fuer-arbeitgeber" size="s" className="prow-btn" icon={<Plus size={18} />}>
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
    <div className="prow" aria-hidden="true">
      <span className="pname">{name}</span>
      <PlanningCells week={week} />
    </div>
  );
}

function PlanningCells({ week, look }: { week: string; look?: 'gap' }) {
  return shiftsOf(week).map((shift, index) => (
    <span key={WEEKDAYS[index]} className={clsx('pc', isWeekend(index) && 'we')}>
      {shift && <ShiftCell shift={shift} {...(look && { look })} />}
    </span>
  ));
}
