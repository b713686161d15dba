import type { Application } from '@stellenvisite/contract/applications/applications.schema';
import { formatDate, formatDayOfYear } from '@stellenvisite/contract/platform/format-date';
import { clsx } from 'clsx';
import { CalendarDays, Check, Minus, Undo2 } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { ApplicationStatusBadge } from '../../jobs/display/apply/application-status-badge.tsx';
import { shortDate, shortDay, shortDayTime } from '../../jobs/display/apply/interview-time.ts';
import { offeredAtOf } from '../../jobs/display/apply/own-status.tsx';
import { JobTitle } from '../../jobs/display/job-title.tsx';
import { DAYS_SHOWN, type WeekWindow, weekWindow } from './week-window.ts';

type PhaseKind = 'sent' | 'external' | 'opened' | 'interview' | 'hired' | 'rejected' | 'withdrawn';

/** A stretch of days of the chart, as days since its first Monday. `days` is its true length, also where the chart cuts it off. */
type Phase = { kind: PhaseKind; from: number; to: number; days: number; isRunning: boolean };

/** A mark, such as the day of a decision, is drawn as wide as its icon. */
const MARK_DAYS = 2;

type Dates = Pick<
  Application,
  'kind' | 'status' | 'sentAt' | 'openedAt' | 'invitedAt' | 'interviewAt' | 'rejectedAt' | 'hiredAt' | 'withdrawnAt'
>;

const ICONS = { interview: CalendarDays, hired: Check, rejected: Minus, withdrawn: Undo2 } as const;

/** So many days wide a bar has room for words. */
const ROOM_FOR_DAYS = 4;

const ROOM_FOR_WORDS = 15;

/** So far right a mark has no room for words next to it. */
const LAST_WITH_WORDS = DAYS_SHOWN - 8;

type PhaseBarsProps = { application: Application; window: WeekWindow };

type Step = { name: string; at: string | null; look: string };

type ApplicationRowProps = { application: Application; window: WeekWindow; asOf: string };

type ApplicationTableProps = { items: readonly Application[] /** When they were read. */; asOf: string };

/** Applications on the weeks of a chart with today's line; on a phone a list. */
export function ApplicationTable({ items, asOf }: ApplicationTableProps) {
  const { t } = useTranslation('applications');
  const window = weekWindow(new Date(asOf));
  return (
    <div className="ap-table bleed-phone">
      <div className="ap-head" aria-hidden="true">
        <span>{t('list.column.job')}</span>
        <WeekHead window={window} />
        <span>{t('list.column.status')}</span>
      </div>
      {items.map((application) => (
        <ApplicationRow key={application.id} application={application} window={window} asOf={asOf} />
      ))}
      <Legend hasExternal={items.some(({ kind }) => kind === 'external')} />
    </div>
  );
}

function WeekHead({ window }: { window: WeekWindow }) {
  const { t } = useTranslation('applications');
  return (
    <span className="ap-weeks num">
      {window.weeks.map((week) => (
        <i key={week} className={clsx(week === window.currentWeek && 'now')}>
          <b>{t('list.week', { week })}</b>
        </i>
      ))}
    </span>
  );
}

const KINDS: readonly PhaseKind[] = ['sent', 'opened', 'interview', 'hired', 'rejected', 'withdrawn'];

function Legend({ hasExternal }: { hasExternal: boolean }) {
  const { t } = useTranslation('applications');
  const kinds = hasExternal ? [...KINDS, 'external' as const] : KINDS;
  return (
    <ul className="ap-legend" aria-hidden="true">
      {kinds.map((kind) => (
        <li key={kind}>
          <i className={`ap-bar ap-bar-${kind}`} />
          {t(`list.legend.${kind}`)}
        </li>
      ))}
      <li>{t('list.legend.today')}</li>
    </ul>
  );
}

/** Renders one application on the weeks; the link of the title covers the row and opens the details over the list. */
function ApplicationRow({ application, window, asOf }: ApplicationRowProps) {
  const { search } = useLocation();
  const { id, job, status } = application;
  const isOver = ['rejected', 'withdrawn'].includes(status);
  return (
    <article className={clsx('ap-row', isOver && 'ap-row-over')}>
      <div className="ap-name">
        <h3 lang="de">
          <Link
            to={{ pathname: `/dashboard/bewerbungen/${id}`, search }}
            state={{ isFromList: true }}
            preventScrollReset
            data-application={id}
          >
            <JobTitle title={job.title} />
          </Link>
        </h3>
        <small lang="de">
          {job.employer.name}, {job.city}
        </small>
      </div>
      <PhaseBars application={application} window={window} />
      <ApplicationSteps application={application} />
      <div className="ap-state">
        <ApplicationStatusBadge status={status} />
        <Facts application={application} asOf={asOf} />
      </div>
    </article>
  );
}

/** Shows facts next to the status: whether it was opened, the interview date, whether the job has ended. */
function Facts({ application, asOf }: { application: Application; asOf: string }) {
  const { t } = useTranslation('applications');
  const locale = useLocale();
  const { kind, status, job, sentAt, openedAt, interviewAt } = application;
  const offeredAt = offeredAtOf(application);
  const isOpen = status === 'applied' || status === 'interview';
  const facts: Record<string, ReactNode> = {
    external: kind === 'external' && t('list.fact.external'),
    sent: status === 'applied' && !openedAt && (
      <>
        {t('list.fact.sent')} <RelativeTime when={sentAt} asOf={asOf} />
      </>
    ),
    opened: status === 'applied' && openedAt && (
      <span className="num">{t('own.readOn', { date: shortDate(openedAt, locale) })}</span>
    ),
    interview:
      status === 'interview' &&
      (offeredAt ? (
        <span className="num">{t('own.offerOn', { date: shortDate(offeredAt, locale) })}</span>
      ) : interviewAt ? (
        <span className="num">{t('own.interviewOn', { date: shortDayTime(interviewAt, locale) })}</span>
      ) : (
        t('list.fact.date')
      )),
    decided: ['rejected', 'hired', 'withdrawn'].includes(status) && (
      <span className="num">{t(`list.fact.${status}`, { date: formatDate(application.statusUpdatedAt) })}</span>
    ),
    ended: isOpen && !job.isLive && t('list.fact.ended'),
  };
  return Object.entries(facts).map(([key, fact]) => fact && <small key={key}>{fact}</small>);
}

/** The stages with their dates: four cells on a phone, and the words of the chart for who cannot see it. */
function ApplicationSteps({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  const isOver = ['rejected', 'hired', 'withdrawn'].includes(application.status);
  return (
    <ol className="ap-steps">
      {stepsOf(application).map(({ name, at, look }) => (
        <li key={name} className={clsx(at && `ap-step-${look}`)}>
          <b className="num">{at ? formatDayOfYear(at) : isOver ? '–' : t('list.step.open')}</b>
          {t(`list.step.${name}`)}
        </li>
      ))}
    </ol>
  );
}

function stepsOf(application: Application): Step[] {
  const { kind, sentAt, openedAt, invitedAt, interviewAt, rejectedAt, hiredAt, withdrawnAt, status } = application;
  const answers = { rejected: rejectedAt, hired: hiredAt, withdrawn: withdrawnAt };
  const outcome = status in answers ? (status as keyof typeof answers) : null;
  return [
    { name: 'sent', at: sentAt, look: 'sent' },
    // Nobody tells us whether what was sent elsewhere was opened.
    ...(kind === 'external' ? [] : [{ name: 'opened', at: openedAt, look: 'opened' }]),
    { name: 'interview', at: interviewAt ?? invitedAt, look: 'interview' },
    { name: outcome ?? 'answer', at: outcome && answers[outcome], look: outcome ?? 'answer' },
  ];
}

/** Renders the application as bars of weeks. For the eye alone: dates and status stand in words next to it. */
function PhaseBars({ application, window }: PhaseBarsProps) {
  const { t } = useTranslation('applications');
  const phases = phasesOf(application, window);
  return (
    <div className="ap-bars" aria-hidden="true" style={{ '--now': window.now } as CSSProperties}>
      {phases.map((phase) => (
        <PhaseBar key={`${phase.kind}-${phase.from}`} phase={phase} application={application} now={window.now} />
      ))}
      {phases.length === 0 && (
        <span className="ap-bars-past">{t('list.past', { date: formatDate(application.statusUpdatedAt) })}</span>
      )}
    </div>
  );
}

function PhaseBar({ phase, application, now }: { phase: Phase; application: Application; now: number }) {
  const { kind, from, to } = phase;
  const words = useBarWords(phase);
  const markWords = useMarkWords(phase, application, now);
  const Icon = kind in ICONS ? ICONS[kind as keyof typeof ICONS] : null;
  return (
    <span
      className={clsx('ap-bar', `ap-bar-${kind}`, Icon && 'ap-bar-mark')}
      style={{ '--from': from, '--to': to } as CSSProperties}
    >
      {Icon && <Icon size={16} />}
      {words && <span>{words}</span>}
      {markWords && <span className="ap-bar-beside num">{markWords}</span>}
    </span>
  );
}

function useBarWords({ kind, from, to, days, isRunning }: Phase): string | null {
  const { t } = useTranslation('applications');
  const room = to - from;
  if (kind in ICONS || room < ROOM_FOR_DAYS) return null;
  const isLong = room >= ROOM_FOR_WORDS && isRunning;
  if (isLong && kind === 'sent') return t('list.bar.unread', { count: days });
  if (isLong && kind === 'opened') return t('list.bar.waiting', { count: days });
  return t('list.bar.days', { count: days });
}

function useMarkWords({ kind, from }: Phase, application: Application, now: number): string | null {
  const locale = useLocale();
  if (kind !== 'interview' || from < Math.floor(now) || from > LAST_WITH_WORDS || !application.interviewAt) return null;
  return shortDay(application.interviewAt, locale);
}

/** How an application went, as bars of the weeks that are shown; empty where all of it lies before them. */
export function phasesOf(application: Dates, window: WeekWindow): Phase[] {
  const { dayOf, now } = window;
  const decision = decisionOf(application);
  const decidedOn = decision && dayOf(decision.at);
  const end = decidedOn ?? now;
  const sent = dayOf(application.sentAt);
  const meeting = application.interviewAt ?? application.invitedAt;
  const metOn = meeting === null ? null : Math.floor(dayOf(meeting));
  const readOn = application.openedAt ?? application.invitedAt;
  const read = readOn === null ? null : dayOf(readOn);
  const isRunning = application.status === 'applied' || application.status === 'interview';
  const bars: Phase[] = [];
  const add = (kind: PhaseKind, from: number, to: number, runs = false) => {
    if (to > from) bars.push({ kind, from, to, days: Math.max(1, Math.round(to - from)), isRunning: runs });
  };
  add(application.kind === 'external' ? 'external' : 'sent', sent, read ?? end, isRunning && read === null);
  if (read !== null) {
    const isMet = metOn !== null && metOn < end;
    add('opened', read, isMet ? metOn : end, isRunning && !isMet);
    if (isMet) add('opened', metOn + MARK_DAYS, end, isRunning);
  }
  if (metOn !== null && (decidedOn === null || metOn < end)) add('interview', metOn, metOn + MARK_DAYS);
  if (decision && decidedOn !== null) add(decision.kind, decidedOn, decidedOn + MARK_DAYS);
  return bars.flatMap((bar) => cutOff(bar));
}

function decisionOf({ rejectedAt, hiredAt, withdrawnAt }: Dates) {
  if (hiredAt) return { kind: 'hired', at: hiredAt } as const;
  if (rejectedAt) return { kind: 'rejected', at: rejectedAt } as const;
  return withdrawnAt ? ({ kind: 'withdrawn', at: withdrawnAt } as const) : null;
}

function cutOff(bar: Phase): Phase[] {
  const [from, to] = [Math.max(0, bar.from), Math.min(DAYS_SHOWN, bar.to)];
  return to > from ? [{ ...bar, from, to }] : [];
}
