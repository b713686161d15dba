import { WEEKDAYS } from '@stellenvisite/contract/jobs/duty';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { TimeStamp } from '../../jobs/display/time-stamp.tsx';
import { useWeekWords } from '../../jobs/display/week-strip.tsx';

type MarketWeek = {
  /** ISO week number. */
  week: number;
  /** Noon of Monday in UTC: safe to format in any zone of the three countries. */
  monday: Date;
  /** Day of the month, Monday to Sunday. */
  dates: number[];
  /** 0 is Monday. */
  today: number;
};

const BENEFITS = {
  you: ['week', 'pay', 'gone'],
  employer: ['fit', 'found', 'direct'],
} as const;

const WORKDAYS = WEEKDAYS.slice(0, 5);

/** In the order in which things happen: a phone shows them as one list. Positions are in STEP_LOOK. */
const STEPS = [
  { id: 'you1', who: 'you', day: 'mon' },
  { id: 'employer1', who: 'employer', day: 'mon' },
  { id: 'you2', who: 'you', day: 'tue' },
  { id: 'employer2', who: 'employer', day: 'tue' },
  { id: 'you3', who: 'you', day: 'thu' },
  { id: 'you4', who: 'you', day: 'fri' },
  { id: 'employer3', who: 'employer', day: 'fri' },
] as const;

/** An application in one week, as one row of the applicant and one of the employer. */
export function HandoverWeek({ asOf }: { asOf: string }) {
  const { t } = useTranslation('landing');
  return (
    <section
      className="py-24 bg-sheet border-y border-y-line max-md:py-16 [@media_screen]:[content-visibility:auto] [@media_screen]:[contain-intrinsic-block-size:auto_50rem] [@media_screen]:max-md:[contain-intrinsic-block-size:auto_80rem]"
      aria-labelledby="handover"
    >
      <div className="wrap">
        <SectionHeading
          id="handover"
          stamp={<TimeStamp shift="day" time="10:30" label={t('handover.stamp')} />}
          title={t('handover.title')}
          lead={t('handover.lead')}
        />
        <HandoverPlan asOf={asOf} />
        <HandoverBenefits />
        <div className="flex items-center gap-3 mt-10 text-fs-7 text-ink-2 max-md:flex-wrap max-md:[&_.btn]:flex-1">
          <LinkButton to="/jobs">{t('handover.search')}</LinkButton>
          <LinkButton to="/fuer-arbeitgeber" variant="secondary">
            {t('handover.forEmployers')}
          </LinkButton>
          <span className="ml-3 max-md:m-0 max-md:w-full">{t('handover.free')}</span>
        </div>
      </div>
    </section>
  );
}

function HandoverPlan({ asOf }: { asOf: string }) {
  const { t } = useTranslation('landing');
  const words = useWeekWords();
  const { dates } = marketWeekOf(new Date(asOf));
  return (
    <div className="relative grid grid-cols-[8rem_repeat(5,minmax(0,1fr))] border border-line-2 rounded-sheet overflow-hidden after:[grid-area:3_/_1_/_4_/_-1] after:border-t after:border-t-line-2 after:pointer-events-none max-lg:grid-cols-[5.5rem_repeat(5,minmax(0,1fr))] max-md:block max-md:border-0 max-md:rounded-none max-md:overflow-visible max-md:after:hidden">
      <div className="contents max-md:hidden" aria-hidden="true">
        <span className="py-[14px] border-b border-b-line border-l border-l-line font-text font-medium text-fs-8 leading-none text-ink-2 text-center first:border-l-0" />
        {WORKDAYS.map((day, index) => (
          <span
            className="py-[14px] border-b border-b-line border-l border-l-line font-text font-medium text-fs-8 leading-none text-ink-2 text-center first:border-l-0"
            key={day}
          >
            <b className="text-ink">{words.day(day)}</b> <span className="num">{dates[index]}</span>
          </span>
        ))}
      </div>
      <div className="contents max-md:hidden" aria-hidden="true">
        <b className="col-1 py-6 px-5 font-display font-semibold text-fs-5 leading-[1.2] row-2 max-lg:px-3">
          {t('handover.you')}
        </b>
        <b className="col-1 py-6 px-5 font-display font-semibold text-fs-5 leading-[1.2] row-3 max-lg:px-3">
          {t('handover.employer')}
        </b>
        {WORKDAYS.map((day) => (
          <i
            className="row-[2/4] border-l border-l-line [&:nth-of-type(1)]:col-2 [&:nth-of-type(2)]:col-3 [&:nth-of-type(3)]:col-4 [&:nth-of-type(4)]:col-5 [&:nth-of-type(5)]:col-6"
            key={day}
          />
        ))}
      </div>
      <ol className="contents max-md:grid max-md:gap-[6px]" aria-label={t('handover.label')}>
        {STEPS.map((step) => (
          <HandoverStep key={step.id} step={step} />
        ))}
      </ol>
      <span
        className="z-2 justify-self-center self-start grid place-items-center w-9 h-9 -translate-y-1/2 bg-sheet border-[1.5px] border-ink rounded-cell [grid-area:3_/_3] max-md:hidden"
        title={t('handover.apply')}
      >
        <ArrowDown size={18} />
      </span>
      <span
        className="z-2 justify-self-center self-start grid place-items-center w-9 h-9 -translate-y-1/2 bg-sheet border-[1.5px] border-ink rounded-cell [grid-area:3_/_5] max-md:hidden"
        title={t('handover.answer')}
      >
        <ArrowUp size={18} />
      </span>
    </div>
  );
}

const STEP_LOOK = {
  you1: '[grid-area:2_/_2]',
  you2: '[grid-area:2_/_3]',
  you3: '[grid-area:2_/_5]',
  you4: '[grid-area:2_/_6]',
  employer1: '[grid-area:3_/_2]',
  employer2: '[grid-area:3_/_3_/_4_/_6]',
  employer3: '[grid-area:3_/_6]',
} as const;

function HandoverStep({ step: { id, who, day } }: { step: (typeof STEPS)[number] }) {
  const { t } = useTranslation('landing');
  const words = useWeekWords();
  return (
    <li
      className={clsx(
        'relative grid p-[8px] max-md:grid-cols-[2.25rem_minmax(0,1fr)] max-md:[grid-area:auto] max-md:p-0',
        STEP_LOOK[id],
        id === 'employer2' && '',
      )}
    >
      <span className="hidden max-md:inline max-md:pt-[18px] max-md:font-text max-md:font-semibold max-md:text-fs-7 max-md:leading-none max-md:text-ink-2">
        {words.day(day)}
      </span>
      <div
        className={clsx(
          'relative pt-4 pb-5 rounded-cell max-md:pt-[14px] max-md:pb-4 max-md:px-4',
          who === 'you' ? 'bg-marker text-on-marker' : 'bg-shift-n text-shift-n-on',
          id === 'employer2' ? 'pl-4 pr-28 max-lg:pr-4' : 'px-4',
        )}
      >
        <span className="text-fs-8">
          <span className="hidden max-md:inline">{t(`handover.${who}`)} · </span>
          <span className="num">{t(`handover.${id}.time`)}</span>
        </span>
        <h3 className="mt-2 text-fs-4 tracking-[-0.015em]">{t(`handover.${id}.title`)}</h3>
        <p className={clsx('mt-[6px] text-fs-8 leading-[1.45] text-pretty', id === 'employer2' && 'max-w-100')}>
          {t(`handover.${id}.text`)}
        </p>
        {id === 'employer2' && <Mail className="absolute right-7 top-1/2 -translate-y-1/2 max-lg:hidden" size={56} />}
      </div>
    </li>
  );
}

function HandoverBenefits() {
  return (
    <div className="grid grid-cols-2 gap-x-12 gap-y-6 mt-12 max-md:grid-cols-1 max-md:gap-10">
      <BenefitList side="you" />
      <BenefitList side="employer" />
    </div>
  );
}

function BenefitList({ side }: { side: keyof typeof BENEFITS }) {
  const { t } = useTranslation('landing');
  return (
    <div className={clsx('', side === 'employer' && '')}>
      <h3 className={clsx('text-fs-4 pb-3.5 border-b-5', side === 'employer' ? 'border-shift-n' : 'border-b-marker')}>
        {t(`handover.benefits.${side}.title`)}
      </h3>
      <ul className="grid">
        {BENEFITS[side].map((benefit) => (
          <li className="grid gap-[2px] py-3.5 border-b border-b-line" key={benefit}>
            <b>{t(`handover.benefits.${side}.${benefit}.title`)}</b>
            <span className="text-fs-7 leading-[1.45] text-ink-2">
              {t(`handover.benefits.${side}.${benefit}.text`)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The week, as the three countries count it, in which this moment falls. */
export function marketWeekOf(moment: Date): MarketWeek {
  const day = berlinNoon(moment);
  const today = (day.getUTCDay() + 6) % 7;
  const monday = new Date(day.getTime() - today * DAY_MS);
  const dates = Array.from({ length: 7 }, (_, index) => new Date(monday.getTime() + index * DAY_MS).getUTCDate());
  return { week: isoWeekOf(monday), monday, dates, today };
}

const berlinNoon = (moment: Date): Date => new Date(`${berlinDay(moment)}T12:00:00Z`);

/** ISO 8601: the week that holds the year's first Thursday is week 1. */
function isoWeekOf(monday: Date): number {
  const thursday = new Date(monday.getTime() + 3 * DAY_MS);
  const firstOfYear = Date.UTC(thursday.getUTCFullYear(), 0, 1, 12);
  return 1 + Math.floor((thursday.getTime() - firstOfYear) / (7 * DAY_MS));
}
