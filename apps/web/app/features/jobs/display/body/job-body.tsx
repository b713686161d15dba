import { CURRENCY_OF } from '@stellenvisite/contract/jobs/countries';
import { SHIFTS } from '@stellenvisite/contract/jobs/duty';
import type { JobConditions } from '@stellenvisite/contract/jobs/job-conditions.schema';
import type { JobSection } from '@stellenvisite/contract/jobs/job-fields.schema';
import type { JobDetail, PayBand, Training } from '@stellenvisite/contract/jobs/jobs.schema';
import { payForHours } from '@stellenvisite/contract/jobs/pay/full-time-pay';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { clsx } from 'clsx';
import type { TFunction } from 'i18next';
import { ChartNoAxesColumn } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Note } from '../../../../ui/feedback/note.tsx';
import { useLocale } from '../../../../ui/use-locale.ts';
import { NeedList, OfferList } from '../job-offer.tsx';
import { formatAmount, formatPayRange } from '../pay.ts';
import { hoursText, payBasis } from '../pay-text.tsx';
import { ShiftCell } from '../shift-cell.tsx';
import { useJobWords } from '../use-job-words.ts';
import { WeekPlan } from '../week-plan.tsx';
import { AbroadSection } from './abroad-section.tsx';
import { dutyFacts, type Fact } from './duty-facts.ts';

type JobBodyProps = {
  job: JobDetail;
  /** How well the job suits the reader, where that is known. */
  match?: ReactNode;
};

/**
 * Renders the employer's description of a job in the order in which people decide, for the job page and its preview. Its texts are
 * German: a note informs English readers, after what matters to people who trained abroad.
 */
export function JobBody({ job, match }: JobBodyProps) {
  const { t } = useTranslation('jobs');
  const isEnglish = useLocale().startsWith('en');
  return (
    <>
      {isEnglish && <AbroadSection conditions={job.conditions} />}
      {isEnglish && (
        <Note>
          <b>{t('german.title')}</b> {t('german.text')}
        </Note>
      )}
      {job.introHtml && <HtmlText html={job.introHtml} className="jintro" />}
      {job.training && <TrainingSection job={job} training={job.training} />}
      <Suspense>
        <WeekSection job={job} />
      </Suspense>
      <Suspense>{match}</Suspense>
      <Suspense>
        <Offers job={job} />
        <PaySection job={job} />
        <Needs job={job} />
        {!isEnglish && <AbroadSection conditions={job.conditions} />}
      </Suspense>
      {job.sections.map((section) => (
        <DescriptionSection key={section.kind + section.heading} section={section} />
      ))}
      {job.isAiAssisted && <p className="jai">{t('aiAssisted')}</p>}
    </>
  );
}

function Offers({ job }: { job: JobDetail }) {
  const { t } = useTranslation('jobs');
  const facts = furtherTrainingFacts(job.conditions, t);
  if (job.benefits.length + facts.length === 0) return null;
  return (
    <section className="jb">
      <h2>{t('offer.title')}</h2>
      <FactTable facts={facts} />
      <OfferList benefits={job.benefits} as="h3" />
    </section>
  );
}

/** Returns the training authority, where the employer stated one. */
function furtherTrainingFacts({ furtherTraining, furtherTrainingMonths }: JobConditions, t: TFunction): Fact[] {
  if (!furtherTraining) return [];
  const value =
    furtherTraining === 'partial' && furtherTrainingMonths
      ? t('conditions.trainingMonths', { count: furtherTrainingMonths })
      : t(`conditions.training.${furtherTraining}`);
  return [{ key: 'furtherTraining', label: t('conditions.furtherTraining'), value }];
}

function Needs({ job }: { job: JobDetail }) {
  const { t } = useTranslation('jobs');
  if (job.requirements.length === 0) return null;
  return (
    <section className="jb">
      <h2>{t('needs.title')}</h2>
      <NeedList requirements={job.requirements} />
    </section>
  );
}

function DescriptionSection({ section }: { section: JobSection }) {
  const { t } = useTranslation('jobs');
  return (
    <section className="jb">
      {section.heading ? <h2 lang="de">{section.heading}</h2> : <h2>{t(`section.${section.kind}`)}</h2>}
      <HtmlText html={section.html} />
    </section>
  );
}

/** HTML of a field that the API sanitises, on the way in and on the way out; no other HTML may come here. It is German, as written. */
function HtmlText({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API to a small list of tags
  return <div className={clsx('prose', className)} lang="de" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Begin, duration, school, and what each year pays. */
function TrainingSection({ job, training }: { job: JobDetail; training: Training }) {
  const { t } = useTranslation('jobs', { keyPrefix: 'training' });
  const words = useJobWords();
  const locale = useLocale();
  const currency = CURRENCY_OF[job.location.country];
  const begin = job.startsOn ? formatDate(`${job.startsOn}T12:00:00Z`) : t('beginOpen');
  return (
    <section className="jb">
      <h2>{t('title')}</h2>
      <FactTable
        facts={[
          { key: 'begin', label: t('begin'), value: begin },
          { key: 'length', label: t('length'), value: words.years(training.months) },
          ...(training.school ? [{ key: 'school', label: t('school'), value: training.school }] : []),
          ...training.payByYear.map((amount, index) => ({
            key: `pay-${index}`,
            label: t('pay', { year: index + 1 }),
            value: formatPayRange({ min: amount, max: amount, currency, period: 'month' }, locale, 'exact'),
          })),
        ]}
      />
    </section>
  );
}

/**
 * Pay and tariff as stated, what they come to for the hours offered, and the market next to them. Steps are named only where the
 * employer named them; nothing is worked out from a tariff's table.
 */
export function PaySection({ job }: { job: JobDetail }) {
  const { t } = useTranslation('jobs');
  const facts = usePayFacts(job);
  if (facts.length === 0 && !job.payBand) return null;
  return (
    <section className="jb">
      <h2>{t('pay.title')}</h2>
      {job.salary && <p>{t('pay.note')}</p>}
      <FactTable facts={facts} />
      {job.payBand && <PayMarket band={job.payBand} title={job.title.slice(0, 100)} />}
    </section>
  );
}

/** Of a job that says nothing beyond its amount there is nothing to add to the facts at the top. */
function usePayFacts(job: JobDetail) {
  const { t } = useTranslation('jobs');
  const { t: field } = useTranslation('job-fields');
  const { t: ui } = useTranslation('ui');
  const locale = useLocale();
  const { salary, tariff } = job;
  const { fullTime } = payBasis(job, ui, locale);
  const part = payForHours(job);
  if (!tariff && !part && !job.payBand) return [];
  return [
    salary && {
      key: 'range',
      label: [field(`payPeriod.${salary.period}`), fullTime].filter(Boolean).join(' '),
      value: formatPayRange(salary, locale, 'exact'),
    },
    part && {
      key: 'part',
      label: t('pay.forHours', { hours: hoursText(part.hours, locale) }),
      value: formatPayRange(part.salary, locale, 'exact'),
    },
    tariff && { key: 'tariff', label: t('pay.tariff'), value: tariff.name },
    tariff?.grade && { key: 'grade', label: t('pay.grade'), value: tariff.grade },
    tariff?.steps && { key: 'steps', label: t('pay.steps'), value: tariff.steps },
  ].filter((fact) => !!fact);
}

type Gap = NonNullable<PayBand['gap']>;

/** How the range of a job lies next to that of the market. */
function lieOf({ from, to }: Gap) {
  if (to < 0) return from === to ? 'below' : 'belowRange';
  if (from > 0) return from === to ? 'above' : 'aboveRange';
  if (from < 0) return to > 0 ? 'around' : 'reachesIn';
  return to > 0 ? 'reachesOut' : 'within';
}

function gapAmounts({ from, to }: Gap, currency: PayBand['currency'], locale: string) {
  const amount = (value: number) => formatAmount(Math.abs(value), currency, locale);
  return { from: amount(from), to: amount(to) };
}

/** Shows the market pay for the same work, marked as our figure rather than the employer's. */
function PayMarket({ band, title }: { band: PayBand; title: string }) {
  const { t } = useTranslation('jobs');
  const locale = useLocale();
  const { count, radiusKm, gap } = band;
  const source = { count, formatted: formatNumber(count, locale), km: radiusKm };
  return (
    <div className="paym">
      <ChartNoAxesColumn size={20} />
      <div>
        <h3>{t('pay.market.title')}</h3>
        <p>
          <b className="num">{formatPayRange({ ...band, period: 'month' }, locale, 'exact')}</b> {t('pay.market.basis')}
        </p>
        {gap && <p>{t(`pay.market.${lieOf(gap)}`, gapAmounts(gap, band.currency, locale))}</p>}
        <small>{t(radiusKm === null ? 'pay.market.country' : 'pay.market.near', source)}</small>
        <p>
          {/* The page of pay reads the title as the search does, and leads on to the occupation. */}
          <Link className="link" rel="nofollow" to={`/gehaelter?${new URLSearchParams({ beruf: title })}`}>
            {t('pay.market.compare')}
          </Link>
        </p>
      </div>
    </div>
  );
}

/** Renders the week as the employer gave it; where none was given, what is known of the duties and nothing more. */
function WeekSection({ job }: { job: JobDetail }) {
  const { t } = useTranslation('jobs');
  const facts = useDutyFacts(job);
  const department = job.department;
  if (!job.week) return <UnknownWeek job={job} />;
  return (
    <section className="jb">
      <h2>{t('week.title')}</h2>
      <p>{department ? t('week.leadDepartment', { department }) : t('week.lead')}</p>
      <WeekPlan week={job.week} />
      <FactTable facts={facts} />
    </section>
  );
}

function UnknownWeek({ job }: { job: JobDetail }) {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  const facts = useDutyFacts(job);
  const shifts = SHIFTS.filter((shift) => job.shifts.includes(shift));
  return (
    <section className="jb">
      <h2>{t('week.unknownTitle')}</h2>
      {shifts.length > 0 ? (
        <>
          <p>{t('week.shiftsText')}</p>
          <ul className="codes">
            {shifts.map((shift) => (
              <li key={shift}>
                <ShiftCell shift={shift} />
                {words.t(`shift.${shift}`)}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          <b>{t('week.unknown')}.</b>{' '}
          {job.hoursPerWeek && t('week.hoursText', { hours: words.hours(job.hoursPerWeek) })} {t('week.unknownText')}
        </p>
      )}
      <FactTable facts={facts} />
    </section>
  );
}

function useDutyFacts(job: JobDetail) {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  return dutyFacts(job, t, words);
}

/** Ruled pairs in two columns; nothing when there is nothing to say. */
function FactTable({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="bonus">
      {facts.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
