import { WAITING_AGES, type Waiting, type WaitingQueue } from '@stellenvisite/contract/admin-overview.schema';
import { formatNumber } from '@stellenvisite/contract/format-number';
import { clsx } from 'clsx';
import { BadgeCheck, BriefcaseMedical, Flag, LifeBuoy, type LucideIcon, Rss } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { QUEUE_PATHS } from './queue-paths.ts';

const ICONS: Record<WaitingQueue, LucideIcon> = {
  jobs: BriefcaseMedical,
  reports: Flag,
  employers: BadgeCheck,
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
          <p>{waiting.late > 0 ? t('waiting.late', { count: waiting.late }) : t('waiting.allInTime')}</p>
        </div>
      </header>
      <table className="qa">
        <caption className="visually-hidden">{t('waiting.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('waiting.task')}</th>
            {WAITING_AGES.map((age) => (
              <th key={age} scope="col">
                {t(`ages.${age.replace('+', 'plus').replace('-', 'to')}`)}
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
                {ages.map((count, index) => {
                  const days = COLUMN_DAYS[index] ?? 0;
                  const isLate = days > targetDays;
                  return (
                    <td
                      key={WAITING_AGES[index]}
                      className={clsx(
                        isLate && 'qa-late',
                        days === targetDays + 1 && 'qa-line',
                        isLate !== days > above && 'qa-step',
                      )}
                    >
                      {count > 0 && <b className="num">{number(count)}</b>}
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
