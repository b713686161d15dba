import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../../ui/intl-formats.ts';
import { useLocale } from '../../../ui/use-locale.ts';
import type { Appointment } from './own-appointments.ts';
import { berlinMoment, type TypedDate } from './proposed-dates.ts';

const DAYS = 9;
const TIMES = ['09:00', '11:00', '14:00', '15:30'] as const;
const DAY_MS = 86_400_000;
const SATURDAY = 6;

/** The next working days; whoever wants a Saturday types it. */
export function nextWorkingDays(now: Date): string[] {
  const days: string[] = [];
  for (let time = now.getTime() + DAY_MS; days.length < DAYS; time += DAY_MS) {
    const day = new Date(time);
    if (day.getUTCDay() % SATURDAY !== 0) days.push(day.toISOString().slice(0, 10));
  }
  return days;
}

type DateGridProps = {
  dates: readonly TypedDate[];
  appointments: readonly Appointment[];
  now: Date;
  onPick: (day: string, from: string) => void;
};

/** Own appointments and the dates that are proposed; a press proposes a date. On a phone the fields below do. */
export function DateGrid({ dates, appointments, now, onPick }: DateGridProps) {
  const { t } = useTranslation('received-application');
  const locale = useLocale();
  const days = nextWorkingDays(now);
  const format = (day: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(`${day}T12:00:00Z`));
  return (
    <div className="an-grid">
      <span />
      {days.map((day) => (
        <span key={day} className="an-grid-day">
          {format(day, { weekday: 'short' })}
          <b>{format(day, { day: '2-digit' })}</b>
        </span>
      ))}
      {TIMES.map((from) => [
        <span key={from} className="an-grid-time num">
          {from}
        </span>,
        ...days.map((day) => {
          const index = dates.findIndex((date) => date.day === day && date.from === from);
          const taken = appointments.find(({ at }) => at === berlinMoment(day, from)?.toISOString());
          const label = `${format(day, { weekday: 'long', day: '2-digit', month: '2-digit' })}, ${from}`;
          return (
            <button
              key={`${day} ${from}`}
              type="button"
              className={clsx(index >= 0 && 'an-grid-own', taken && 'an-grid-taken')}
              aria-pressed={index >= 0}
              aria-label={taken ? t('invite.taken', { when: label, name: taken.name }) : label}
              onClick={() => onPick(day, from)}
            >
              {index >= 0 ? index + 1 : taken?.name}
            </button>
          );
        }),
      ])}
    </div>
  );
}
