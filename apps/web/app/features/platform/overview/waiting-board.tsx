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
      <table className="qa">
        <caption className="visually-hidden">{t('waiting.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('waiting.task')}</th>
            {WAITING_AGES.map((age) => (
              <th key={age} scope="col">
                {t(ageKey(age))}
              </th>
            ))}
            <th scope="col">
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
                <th scope="row">
                  <span className="qa-name">
                    <Icon size={20} strokeWidth={1.75} />
                    <span>
                      <b>{t(`queues.${queue}`)}</b>
                      <small>
                        {t('waiting.target', { count: targetDays })}{' '}
                        {late > 0 ? t('waiting.over', { count: late }) : t('waiting.inTime')}
                      </small>
                    </span>
                    <em className="num">{number(total)}</em>
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
                        isLate && 'qa-late',
                        days === targetDays + 1 && 'qa-line',
                        isLate !== days > above && 'qa-step',
                      )}
                    >
                      {count > 0 && (
                        <Link to={QUEUE_PATHS[queue]} className="qa-count num">
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
                <td className="qa-open">
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
      <p className="qa-legend">
        <span>
          <i />
          {t('waiting.legendLine')}
        </span>
        <span>
          <u />
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
