import { ENQUIRY_DAYS, EXAMPLE_MIN } from '@stellenvisite/contract/talent-pool/talent-pool';
import type { TalentExample, TalentPreview } from '@stellenvisite/contract/talent-pool/talent-pool.schema';
import { Check, Eye, EyeOff, MessageSquare, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import '../talent-pool.css';
import { SHIFTS, WEEKDAYS } from '@stellenvisite/contract/jobs/duty';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { withNext } from '../../../session/safe-next.ts';
import { useSession } from '../../../session/use-session.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { MarkerStroke } from '../../../ui/marker-stroke.tsx';
import { CategoryBadge } from '../../jobs/display/job-badges.tsx';
import { isWeekend, useShiftLetters } from '../../jobs/display/shift.ts';
import { LockedRow } from '../locked-row.tsx';

const shiftOf = (wish: string | undefined) => SHIFTS.find((shift) => shift === wish) ?? null;

const OWN_SIDE = '/dashboard/talentpool';

/** Averages of many profiles, also for employers who are not verified yet. */
export function PreviewExamples({ preview: { examples } }: { preview: TalentPreview }) {
  const { t } = useTranslation('talent-pool-preview');
  if (examples.length === 0) return null;
  return (
    <section className="border-line border-y bg-sheet pt-10 pb-12 max-md:py-8" aria-labelledby="examples">
      <div className="wrap">
        <h2 id="examples" className="text-fs-2 tracking-[-0.028em]">
          {t('examples.title')}
        </h2>
        <p className="mt-1.5 max-w-[60rem] text-ink-2">
          {t('examples.lead', { count: examples.length, min: EXAMPLE_MIN })}
        </p>
        <div className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(20rem,1fr))] gap-px overflow-hidden rounded-sheet border border-line bg-line max-md:-mx-[var(--gutter)] max-md:-mb-8 max-md:grid-cols-1 max-md:rounded-none max-md:border-x-0">
          {examples.map((example) => (
            <ExampleCard key={`${example.category} ${example.occupation.key}`} example={example} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Shows the pool to everybody but employers: rounded numbers and averages, and nobody's profile. */
export function PoolPreview({ preview }: { preview: TalentPreview }) {
  const { t } = useTranslation('talent-pool-preview');
  return (
    <>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-end gap-12 pt-12 pb-10 max-md:gap-6 max-md:pt-6 max-md:pb-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div>
          <p className="mb-3 font-display font-medium text-fs-5 text-ink-2 leading-[1.3]">{t('kicker')}</p>
          <h1 className="text-[2.5rem] leading-none tracking-[-0.035em] md:text-[clamp(2.25rem,5vw,4.25rem)]">
            {t('title')}
          </h1>
          <p className="mt-4 max-w-[38rem] text-pretty text-fs-5 text-ink-2 leading-[1.5]">{t('lead')}</p>
        </div>
        <PreviewCounts preview={preview} />
      </div>
      <PreviewExamples preview={preview} />
      <WaysIn />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-12 pb-16 lg:grid-cols-3">
        <Explained icon={<Eye size={20} />} title={t('shown.title')}>
          <Lines
            icon={<Check size={18} />}
            lines={['occupation', 'region', 'week', 'languages'].map((key) => t(`shown.${key}`))}
          />
        </Explained>
        <Explained icon={<EyeOff size={20} />} title={t('never.title')}>
          <Lines
            icon={<Minus size={18} />}
            lines={['name', 'age', 'employers', 'own'].map((key) => t(`never.${key}`))}
          />
        </Explained>
        <Explained icon={<MessageSquare size={20} />} title={t('first.title')}>
          <p className="mt-2 text-fs-7 text-ink-2 leading-[1.55]">{t('first.text', { count: ENQUIRY_DAYS })}</p>
        </Explained>
      </div>
    </>
  );
}

function Explained({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="flex items-center gap-3 text-fs-4">
        {icon}
        {title}
      </h2>
      {children}
    </section>
  );
}

function Lines({ icon, lines }: { icon: ReactNode; lines: readonly string[] }) {
  return (
    <ul className="mt-2 grid gap-1.5 text-fs-7 text-ink-2 leading-[1.45]">
      {lines.map((line) => (
        <li key={line} className="grid grid-cols-[18px_minmax(0,1fr)] gap-2 [&>svg]:mt-0.5">
          {icon}
          {line}
        </li>
      ))}
    </ul>
  );
}

/** Rounded down to the hundred; nothing where there are too few to count. */
export function PreviewCounts({ preview: { total, categories } }: { preview: TalentPreview }) {
  const { t } = useTranslation(['talent-pool-preview', 'job-fields']);
  if (total === null) return null;
  return (
    <section className="overflow-hidden rounded-sheet border border-line bg-sheet" aria-label={t('counts.label')}>
      <p className="max-w-none px-5 py-3.5 text-fs-8 text-ink-2 leading-[1.4]">
        <b className="num block font-semibold text-[1.75rem] text-ink leading-[1.1]">
          {t('counts.over', { count: total })}
        </b>
        {t('counts.profiles')}
      </p>
      <ul>
        {categories.map(({ category, count }) => (
          <li
            key={category}
            className={clsx(
              `tint-${category}`,
              'grid grid-cols-[10px_minmax(0,1fr)_auto] items-center gap-3 border-line border-t px-5 py-2 text-fs-7 leading-[1.35]',
            )}
          >
            <i className="h-6 w-2.5 rounded-[3px] bg-c" aria-hidden="true" />
            {t(`job-fields:category.${category}`)}
            <b className="num">{t('counts.over', { count })}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

const WAY =
  'grid grid-cols-[minmax(0,1fr)] items-center gap-x-5 gap-y-1 border-line px-4 py-5 not-first:border-t md:grid-cols-[minmax(0,1fr)_auto] md:px-6 md:not-first:border-t-0 md:not-first:border-l';
const WAY_TEXT = 'self-start text-fs-8 text-ink-2 leading-[1.45]';
const WAY_ACTION = 'max-md:mt-2 md:col-start-2 md:row-span-2 md:row-start-1';

/** Joining for people, registration and sign-in for employers. */
function WaysIn() {
  const { t } = useTranslation('talent-pool-preview');
  const isSeeker = useSession().account?.role === 'job_seeker';
  return (
    <section className="relative overflow-hidden border-line border-b bg-sheet py-7" aria-label={t('ways.label')}>
      <MarkerStroke className="-top-[3px] h-[calc(100%+6px)] max-md:w-[calc(100%+2.5rem)]" />
      <div className="wrap">
        <div className="relative grid overflow-hidden rounded-control bg-sheet md:grid-cols-2">
          <div className={WAY}>
            <h2 className="self-end text-fs-4">{t('ways.seeker.title')}</h2>
            <p className={WAY_TEXT}>{t('ways.seeker.text')}</p>
            {isSeeker ? (
              <LinkButton className={WAY_ACTION} to={OWN_SIDE}>
                {t('ways.seeker.own')}
              </LinkButton>
            ) : (
              <LinkButton className={WAY_ACTION} to={withNext('/register/jobseeker', OWN_SIDE)}>
                {t('ways.seeker.action')}
              </LinkButton>
            )}
          </div>
          <div className={WAY}>
            <h2 className="self-end text-fs-4">{t('ways.employer.title')}</h2>
            <p className={WAY_TEXT}>
              {t('ways.employer.text')}{' '}
              <Link className="link" to={withNext('/login', '/talentpool')}>
                {t('ways.employer.signIn')}
              </Link>
            </p>
            <LinkButton className={WAY_ACTION} variant="secondary" to="/register/employer">
              {t('ways.employer.register')}
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Shows the most frequent values among many profiles of one kind. */
function ExampleCard({ example }: { example: TalentExample }) {
  const { t } = useTranslation('talent-pool-preview');
  return (
    <article className="flex flex-col gap-4 bg-sheet px-6 pt-5 pb-6 max-md:px-gutter">
      <div>
        <CategoryBadge category={example.category} />
        <h3 className="mt-2.5 text-fs-4 leading-[1.2]">{example.occupation.label}</h3>
        <p className="mt-[3px] text-fs-8 text-ink-2">
          {[example.region.label, t('examples.from', { count: example.profiles })].filter(Boolean).join(' · ')}
        </p>
      </div>
      <ExampleWeek week={example.week} />
      <ExampleFacts example={example} />
      <div className="mt-auto grid gap-1">
        <ul className="tp-locks">
          <LockedRow>{t('locked.languages')}</LockedRow>
          <LockedRow>{t('locked.profiles')}</LockedRow>
        </ul>
        <p className="mt-1 text-fs-8 text-ink-2 leading-[1.4]">
          <Trans
            t={t}
            i18nKey="locked.how"
            components={{ signIn: <Link className="link" to={withNext('/login', '/talentpool')} /> }}
          />
        </p>
      </div>
    </article>
  );
}

function ExampleFacts({ example: { years, hours, available } }: { example: TalentExample }) {
  const { t } = useTranslation('talent-pool-preview');
  const facts = [
    years && { key: 'experience', text: t(`examples.years.${years.band}`), share: years.share },
    hours && { key: 'hours', text: t(`examples.hoursOf.${hours.band}`), share: hours.share },
    available && { key: 'available', text: t('examples.within', { count: available.months }), share: available.share },
  ].filter((fact) => fact !== null);
  return (
    <dl>
      {facts.map(({ key, text, share }) => (
        <div
          key={key}
          className="flex justify-between gap-3 border-line py-[7px] text-fs-8 leading-[1.4] first:pt-0 not-first:border-t"
        >
          <dt className="text-ink-2">{t(`examples.${key}`)}</dt>
          <dd className="text-right font-semibold">{t('examples.sharing', { text, share })}</dd>
        </div>
      ))}
    </dl>
  );
}

const SMALL = 'font-medium font-text text-[0.75rem] text-ink-2 leading-none';

function ExampleWeek({ week }: Pick<TalentExample, 'week'>) {
  const { t } = useTranslation(['talent-pool-preview', 'ui']);
  const letters = useShiftLetters();
  const days = WEEKDAYS.map((day, index) => ({
    day: t(`ui:week.day.${day}`),
    shift: shiftOf(week[index]?.wish),
    share: week[index]?.share ?? 0,
  }));
  const words = days.map(({ day, shift, share }) =>
    t('examples.weekDay', { day, wish: shift ? t(`ui:shift.${shift}.name`) : t('examples.free'), share }),
  );
  return (
    <div>
      <div className="grid grid-cols-7 gap-1" role="img" aria-label={t('examples.week', { days: words.join('; ') })}>
        {days.map(({ day, shift, share }, index) => (
          <span key={day} className={clsx('grid gap-1 text-center', isWeekend(index) && 'we')} aria-hidden="true">
            <i className={SMALL}>{day}</i>
            <b className={clsx('cell h-8 w-full', shift ? `sh-${shift}` : ['cell-free', SMALL])}>
              {shift ? letters[shift] : t('examples.free')}
            </b>
            <em className={clsx(SMALL, 'tabular-nums')}>{t('examples.share', { share })}</em>
          </span>
        ))}
      </div>
      <p className="mt-2 text-fs-9 text-ink-2 leading-[1.3]">{t('examples.weekNote')}</p>
    </div>
  );
}
