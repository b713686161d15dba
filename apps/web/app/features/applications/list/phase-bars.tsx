import type { Application } from '@stellenvisite/contract/applications.schema';
import { formatDate } from '@stellenvisite/contract/format-date';
import { clsx } from 'clsx';
import { CalendarDays, Check, Minus, Undo2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../ui/use-locale.ts';
import { shortDay } from '../shared/interview-time.ts';
import { type Phase, phasesOf } from './application-phases.ts';
import { DAYS_SHOWN, type WeekWindow } from './week-window.ts';

const ICONS = { interview: CalendarDays, hired: Check, rejected: Minus, withdrawn: Undo2 } as const;
/** So many days wide a bar has room for words. */
const ROOM_FOR_DAYS = 4;
const ROOM_FOR_WORDS = 15;
/** So far right a mark has no room for words beside it. */
const LAST_WITH_WORDS = DAYS_SHOWN - 8;

type PhaseBarsProps = { application: Application; window: WeekWindow };

/** The application as bars of weeks. For the eye alone: dates and status stand in words beside it. */
export function PhaseBars({ application, window }: PhaseBarsProps) {
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
  const beside = useMarkWords(phase, application, now);
  const Icon = kind in ICONS ? ICONS[kind as keyof typeof ICONS] : null;
  return (
    <span
      className={clsx('ap-bar', `ap-bar-${kind}`, Icon && 'ap-bar-mark')}
      style={{ '--from': from, '--to': to } as CSSProperties}
    >
      {Icon && <Icon size={16} />}
      {words && <span>{words}</span>}
      {beside && <span className="ap-bar-beside num">{beside}</span>}
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
