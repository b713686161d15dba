import { WEEKDAYS } from '@stellenvisite/contract/duty';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { TimeStamp } from '../jobs/shared/time-stamp.tsx';
import { useWeekWords } from '../jobs/shared/use-week-words.ts';
import { HandoverBenefits } from './handover-benefits.tsx';
import { marketWeekOf } from './market-week.ts';
import './handover-week.css';

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
