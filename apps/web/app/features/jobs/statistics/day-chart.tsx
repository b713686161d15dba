import type { Statistics } from '@stellenvisite/contract/jobs/statistics.schema';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { useTranslation } from 'react-i18next';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  ReferenceArea,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useLocale } from '../../../ui/use-locale.ts';

type Day = Statistics['days'][number];

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
const isMonday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() === 1;
/** „21.09.“ */
const shortDay = (day: string) => `${day.slice(8, 10)}.${day.slice(5, 7)}.`;

/** Views above, applications below, day by day; the table next to it holds the same figures for who cannot see it. */
export function DayChart({ days, label }: { days: readonly Day[]; label: string }) {
  const { t } = useTranslation('statistics');
  const locale = useLocale();
  const number = (value: unknown) => formatNumber(Number(value), locale);
  const today = days.at(-1)?.day;
  const names: Record<string, string> = { views: t('views'), applications: t('applications') };
  const mondays = days.filter(({ day }) => isMonday(day)).map(({ day }) => day);
  return (
    <figure className="px-4 pb-2" role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height={230}>
        <BarChart
          data={[...days]}
          syncId="days"
          margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          {days
            .filter(({ day }) => isWeekend(day))
            .map(({ day }) => (
              <ReferenceArea key={day} x1={day} x2={day} fill="var(--sheet-2)" fillOpacity={1} strokeWidth={0} />
            ))}
          <XAxis dataKey="day" hide />
          <YAxis
            width={44}
            allowDecimals={false}
            axisLine={false}
            tickLine={false}
            tickFormatter={number}
            tick={TICK}
          />
          <Tooltip
            cursor={{ fill: 'var(--marker-soft)' }}
            labelFormatter={(day) => shortDay(String(day))}
            formatter={(value, name) => [number(value), names[String(name)] ?? '']}
            contentStyle={TIP}
          />
          <Bar dataKey="views" isAnimationActive={false} radius={[2, 2, 0, 0]}>
            {days.map(({ day }) => (
              <Cell
                key={day}
                fill={day === today ? 'var(--marker)' : 'var(--shift-n)'}
                {...(day === today && { stroke: 'var(--ink)' })}
              />
            ))}
          </Bar>
        </BarChart>
      </ResponsiveContainer>
      <ResponsiveContainer width="100%" height={92}>
        <BarChart
          data={[...days]}
          syncId="days"
          margin={{ top: 4, right: 4, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <XAxis
            dataKey="day"
            ticks={mondays}
            tickFormatter={shortDay}
            tickLine={false}
            stroke="var(--line-2)"
            tick={TICK}
          />
          <YAxis
            width={44}
            allowDecimals={false}
            axisLine={false}
            tickLine={false}
            tickFormatter={number}
            tick={TICK}
            tickCount={3}
          />
          <Tooltip
            cursor={{ fill: 'var(--marker-soft)' }}
            labelFormatter={(day) => shortDay(String(day))}
            formatter={(value, name) => [number(value), names[String(name)] ?? '']}
            contentStyle={TIP}
          />
          <Bar dataKey="applications" fill="var(--c-nursing)" isAnimationActive={false} radius={[2, 2, 0, 0]} />
        </BarChart>
      </ResponsiveContainer>
    </figure>
  );
}

const TICK = { fill: 'var(--ink-2)', fontSize: 12 };
const TIP = { background: 'var(--sheet)', border: '1px solid var(--line-2)', borderRadius: 6, color: 'var(--ink)' };
