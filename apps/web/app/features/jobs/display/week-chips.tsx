import { WEEKDAYS } from '@stellenvisite/contract/jobs/duty';
import type { OwnWeek } from '@stellenvisite/contract/seekers/seeker-profiles';
import { type WishedShifts, weekFacts } from '@stellenvisite/contract/seekers/week-facts';
import { Ban, Check, Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const ICON = { like: Check, ok: Circle, no: Ban } as const;

type Limits = { maxNights?: number | null | undefined; freeWeekends?: number | null | undefined };

type WeekChip = { kind: keyof typeof ICON; text: string };

/** Lists what a week says to an employer: liked, possible and ruled out. Renders nothing for an empty week. */
export function WeekChips({ week, emptyText, ...limits }: { week: OwnWeek | null; emptyText?: string } & Limits) {
  const { t } = useTranslation('ui', { keyPrefix: 'weekFacts' });
  const chips = useWeekChips()(week, limits);
  if (chips.length === 0) return emptyText ? <p className="text-fs-7 text-ink-2">{emptyText}</p> : null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {chips.map(({ kind, text }) => {
        const Icon = ICON[kind];
        return (
          <li
            key={`${kind} ${text}`}
            className="inset-ring inset-ring-line-2 inline-flex items-center gap-1.5 rounded-cell bg-sheet px-2 py-1 text-fs-8 text-ink leading-[1.3]"
          >
            <Icon size={14} className="flex-none" aria-hidden="true" />
            <span>
              {kind !== 'no' && <span className="visually-hidden">{t(kind)} </span>}
              {text}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function useWeekChips(): (week: OwnWeek | null, limits: Limits) => WeekChip[] {
  const { t } = useTranslation('ui');
  const dayName = (day: number) => t(`week.day.${WEEKDAYS[day]}`);
  const daysText = (days: readonly number[]) => {
    const [first = 0, last = 0] = [days[0], days.at(-1)];
    const isRange = days.length > 2 && last - first === days.length - 1;
    return isRange ? `${dayName(first)}–${dayName(last)}` : days.map(dayName).join(', ');
  };
  const wished = ({ shifts, days }: WishedShifts) => {
    const names = shifts.map((shift) => t(`weekFacts.shift.${shift}`)).join(', ');
    return days.length === WEEKDAYS.length ? names : t('weekFacts.on', { shifts: names, days: daysText(days) });
  };
  return (week, { maxNights, freeWeekends }) => {
    const facts = weekFacts(week);
    const refused = [
      ...(facts?.refusedShifts ?? []).map((shift) => t(`weekFacts.no.${shift}`)),
      maxNights === 0 && !facts?.refusedShifts.includes('night') && t('weekFacts.no.night'),
      facts?.refusesWeekends && t('weekFacts.noWeekends'),
      facts && facts.refusedDays.length > 0 && t('weekFacts.notOn', { days: daysText(facts.refusedDays) }),
    ].filter((text) => typeof text === 'string');
    const limited = [
      maxNights && t('weekFacts.maxNights', { count: maxNights }),
      freeWeekends && !facts?.refusesWeekends && t('weekFacts.freeWeekends', { count: freeWeekends }),
    ].filter((text) => typeof text === 'string');
    return [
      ...(facts?.liked ?? []).map((each): WeekChip => ({ kind: 'like', text: wished(each) })),
      ...(facts?.possible ?? []).map((each): WeekChip => ({ kind: 'ok', text: wished(each) })),
      ...[...refused, ...limited].map((text): WeekChip => ({ kind: 'no', text })),
    ];
  };
}
