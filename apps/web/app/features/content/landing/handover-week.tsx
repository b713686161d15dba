import { WEEKDAYS } from '@stellenvisite/contract/jobs/duty';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { TimeStamp } from '../../jobs/display/time-stamp.tsx';
import { useWeekWords } from '../../jobs/display/week-strip.tsx';
import './handover-week.css';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';

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

/** In the order in which things happen: a phone shows them as one list. Positions are in handover-week.css. */
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
    <section className="sec sec-sheet" aria-labelledby="handover">
      <div className="wrap">
        <SectionHeading
          id="handover"
          stamp={<TimeStamp shift="day" time="10:30" label={t('handover.stamp')} />}
          title={t('handover.title')}
          lead={t('handover.lead')}
        />
        <HandoverPlan asOf={asOf} />
        <HandoverBenefits />
        <div className="ho-cta">
          <LinkButton to="/jobs">{t('handover.search')}</LinkButton>
          <LinkButton to="/fuer-arbeitgeber" variant="secondary">
            {t('handover.forEmployers')}
          </LinkButton>
          <span>{t('handover.free')}</span>
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
    <div className="ho">
      <div className="ho-head" aria-hidden="true">
        <span />
        {WORKDAYS.map((day, index) => (
          <span key={day}>
            <b>{words.day(day)}</b> <span className="num">{dates[index]}</span>
          </span>
        ))}
      </div>
      <div className="ho-grid" aria-hidden="true">
        <b className="ho-you">{t('handover.you')}</b>
        <b className="ho-employer">{t('handover.employer')}</b>
        {WORKDAYS.map((day) => (
          <i key={day} />
        ))}
      </div>
      <ol className="ho-steps" aria-label={t('handover.label')}>
        {STEPS.map((step) => (
          <HandoverStep key={step.id} step={step} />
        ))}
      </ol>
      <span className="ho-pass ho-pass-apply" title={t('handover.apply')}>
        <ArrowDown size={18} />
      </span>
      <span className="ho-pass ho-pass-answer" title={t('handover.answer')}>
        <ArrowUp size={18} />
      </span>
    </div>
  );
}

function HandoverStep({ step: { id, who, day } }: { step: (typeof STEPS)[number] }) {
  const { t } = useTranslation('landing');
  const words = useWeekWords();
  return (
    <li className={clsx('ho-step', `ho-${id}`)}>
      <span className="ho-day">{words.day(day)}</span>
      <div className={clsx('ho-in', who === 'you' ? 'ho-in-you' : 'ho-in-employer')}>
        <span className="ho-time">
          <span className="ho-who">{t(`handover.${who}`)} · </span>
          <span className="num">{t(`handover.${id}.time`)}</span>
        </span>
        <h3>{t(`handover.${id}.title`)}</h3>
        <p>{t(`handover.${id}.text`)}</p>
        {id === 'employer2' && <Mail className="ho-big" size={56} />}
      </div>
    </li>
  );
}

function HandoverBenefits() {
  return (
    <div className="ho-gains">
      <BenefitList side="you" />
      <BenefitList side="employer" />
    </div>
  );
}

function BenefitList({ side }: { side: keyof typeof BENEFITS }) {
  const { t } = useTranslation('landing');
  return (
    <div className={`ho-gain ho-gain-${side}`}>
      <h3>{t(`handover.benefits.${side}.title`)}</h3>
      <ul>
        {BENEFITS[side].map((benefit) => (
          <li key={benefit}>
            <b>{t(`handover.benefits.${side}.${benefit}.title`)}</b>
            <span>{t(`handover.benefits.${side}.${benefit}.text`)}</span>
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
