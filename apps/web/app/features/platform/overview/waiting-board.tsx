import { WAITING_AGES, type Waiting, type WaitingQueue } from '@stellenvisite/contract/platform/admin-overview.schema';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { clsx } from 'clsx';
import type { TFunction } from 'i18next';
import { BadgeCheck, BriefcaseMedical, Flag, LifeBuoy, type LucideIcon, Rss, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button.tsx';
import { useLocale } from '../../../ui/use-locale.ts';

const LATE = 'bg-shift-s text-shift-s-on hover:inset-ring-2 hover:inset-ring-shift-s-on';

/** Where each queue is worked on. */
export const QUEUE_PATHS: Record<WaitingQueue, string> = {
  jobs: '/admin-dashboard/stellen',
  reports: '/admin-dashboard/meldungen',
  employers: '/admin-dashboard/arbeitgeber',
  talentPool: '/admin-dashboard/talentpool?access=closed',
  feeds: '/admin-dashboard/feeds?health=failing',
  support: '/admin-dashboard/support',
};

const ICONS: Record<WaitingQueue, LucideIcon> = {
  jobs: BriefcaseMedical,
  reports: Flag,
  employers: BadgeCheck,
  talentPool: UsersRound,
  feeds: Rss,
  support: LifeBuoy,
};
/** Whole days at which a column begins. */
const COLUMN_DAYS = [0, 1, 2, 3, 4, 8];

/** Rows are queues, columns are ages. The black line is the target of each row; what lies to its right is late. */
export function WaitingBoard({ waiting }: { waiting: Waiting }) {
  const { t } = useTranslation('admin-overview');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  return (
    <section className="adm-card" aria-labelledby="waiting">
      <header>
        <div>
          <h2 id="waiting">{t('waiting.count', { count: waiting.total })}</h2>
          <p>
            {waiting.late > 0
              ? t('waiting.late', { count: waiting.late, longest: formatLongestWait(waiting, t) })
              : t('waiting.allInTime')}
          </p>
        </div>
      </header>
      <table className="w-full border-collapse text-fs-8">
        <caption className="visually-hidden">{t('waiting.caption')}</caption>
        <thead className="max-md:hidden">
          <tr>
            <th
              className="h-10 w-auto border-line border-t pr-4 pl-5 text-left font-normal text-fs-9 text-ink-2 max-md:pl-(--gutter)"
              scope="col"
            >
              {t('waiting.task')}
            </th>
            {WAITING_AGES.map((age) => (
              <th
                className="h-10 w-21 border-line border-t border-l px-2 text-center font-normal text-fs-9 text-ink-2"
                key={age}
                scope="col"
              >
                {t(ageKey(age))}
              </th>
            ))}
            <th
              className="h-10 w-34 border-line border-t border-l px-2 text-center font-normal text-fs-9 text-ink-2"
              scope="col"
            >
              <span className="visually-hidden">{t('waiting.open')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {waiting.items.map(({ queue, targetDays, total, late, ages }, row) => {
            const Icon = ICONS[queue];
            const above = waiting.items[row - 1]?.targetDays ?? targetDays;
            return (
              <tr key={queue}>
                <th
                  className="h-15 w-auto border-line border-t pr-4 pl-5 text-left font-normal max-md:pl-(--gutter)"
                  scope="row"
                >
                  <span className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0 leading-[1.35]">
                    <Icon className="text-ink-2" size={20} strokeWidth={1.75} />
                    <span>
                      <b className="block font-semibold text-fs-7">{t(`queues.${queue}`)}</b>
                      <small className="block text-fs-9 text-ink-2">
                        {t('waiting.target', { count: targetDays })}{' '}
                        {late > 0 ? t('waiting.over', { count: late }) : t('waiting.inTime')}
                      </small>
                    </span>
                    <em className="num font-semibold text-[1.375rem] leading-none">{number(total)}</em>
                  </span>
                </th>
                {WAITING_AGES.map((age, index) => {
                  const count = ages[index] ?? 0;
                  const days = COLUMN_DAYS[index] ?? 0;
                  const isLate = days > targetDays;
                  return (
                    <td
                      key={age}
                      className={clsx(
                        'h-15 px-2 text-center font-normal max-md:hidden',
                        isLate && 'bg-sheet-2',
                        days === targetDays + 1 ? 'border-l-3 border-l-ink' : 'border-l border-l-line',
                        isLate !== days > above ? 'border-t-3 border-t-ink' : 'border-t border-t-line',
                      )}
                    >
                      {count > 0 && (
                        <Link
                          to={QUEUE_PATHS[queue]}
                          className={clsx(
                            'num inline-grid h-9 min-w-9 place-items-center rounded-cell px-1.5 font-semibold text-fs-7 leading-none no-underline',
                            isLate ? LATE : 'inset-ring-[1.5px] inset-ring-ink text-inherit hover:inset-ring-[2.5px]',
                          )}
                        >
                          {number(count)}
                          <span className="visually-hidden">
                            {' '}
                            {t(`queues.${queue}`)}, {t(ageKey(age))}
                          </span>
                        </Link>
                      )}
                    </td>
                  );
                })}
                <td className="h-15 border-line border-t border-l px-2 text-center font-normal max-md:w-28 max-md:border-l-0 max-md:pr-(--gutter)">
                  <Link to={QUEUE_PATHS[queue]} className={buttonClass({ variant: 'secondary', size: 's' })}>
                    {t('waiting.open')}
                    <span className="visually-hidden">: {t(`queues.${queue}`)}</span>
                  </Link>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="flex flex-wrap gap-x-5 gap-y-1.5 border-line border-t px-5 py-3 text-fs-9 text-ink-2 max-md:hidden">
        <span className="inline-flex items-center gap-2">
          <i className="h-4.5 w-0.75 bg-ink" />
          {t('waiting.legendLine')}
        </span>
        <span className="inline-flex items-center gap-2">
          <u className="size-4.5 rounded-[3px] bg-shift-s" />
          {t('waiting.legendLate')}
        </span>
      </p>
    </section>
  );
}

const ageKey = (age: (typeof WAITING_AGES)[number]) => `ages.${age.replace('+', 'plus').replace('-', 'to')}`;

/** Describes the overdue item that has waited longest, with its number of days. */
function formatLongestWait({ items, oldest }: Waiting, t: TFunction<'admin-overview'>): string {
  const since = items.find(({ queue }) => queue === oldest)?.oldestAt;
  if (!since) return '';
  const days = Math.floor((Date.now() - new Date(since).getTime()) / DAY_MS);
  return t('waiting.longest', { count: days, what: t(`waiting.one.${oldest}`) });
}
