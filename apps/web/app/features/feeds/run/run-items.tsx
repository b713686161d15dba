import type { FeedRunDetail, FeedRunItem } from '@stellenvisite/contract/feeds/feed-runs.schema';
import type { FeedChange, FeedOutcome } from '@stellenvisite/contract/feeds/feeds';
import type { Currency } from '@stellenvisite/contract/jobs/countries';
import type { PayPeriod } from '@stellenvisite/contract/jobs/pay/pay';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { formatPayRange } from '@stellenvisite/contract/platform/format-money';
import { CircleSlash, Copy, Equal, type LucideIcon, Pause, PenLine, Plus, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge, type BadgeProps } from '../../../ui/badge.tsx';
import { FactSources } from '../fact-sources.tsx';
import { ITEM_TABLE } from '../feed-parts.tsx';
import { useFeedWords } from '../use-feed-words.ts';
import { useRunItems } from '../use-feeds.ts';

const CHOICES: readonly FeedChange[] = [
  'category',
  'specialty',
  'employmentType',
  'experienceLevel',
  'remote',
  'contract',
];

const PAY = /^([\d.]+)–([\d.]+) (EUR|CHF) (hour|month|year)$/;

const FIRST_ITEMS = 5;
const MORE_ITEMS = 50;

const LOOK: Record<FeedOutcome, { kind: NonNullable<BadgeProps['kind']>; icon: LucideIcon; className?: string }> = {
  created: { kind: 'good', icon: Plus },
  updated: { kind: 'info', icon: PenLine },
  unchanged: { kind: 'neutral', icon: Equal, className: 'bg-sheet-2 shadow-none text-ink-2' },
  paused: { kind: 'neutral', icon: Pause, className: 'bg-sheet-2 shadow-none text-ink-2' },
  ended: { kind: 'neutral', icon: CircleSlash, className: 'bg-sheet-2 shadow-none text-ink-2' },
  quarantined: { kind: 'warn', icon: TriangleAlert },
  duplicate: { kind: 'neutral', icon: Copy, className: 'bg-sheet-2 shadow-none text-ink-2' },
  failed: { kind: 'warn', icon: TriangleAlert },
};

/** Lists the outcome of a run for each job of the feed. */
export function RunItems({ run }: { run: FeedRunDetail }) {
  const { t, number } = useFeedWords();
  const [pageSize, setPageSize] = useState(FIRST_ITEMS);
  const { data } = useRunItems(run.feedId, run.id, { pageSize });
  if (!data || data.items.length === 0) return null;
  return (
    <>
      <table className={ITEM_TABLE.table}>
        <caption className="visually-hidden">{t('run.items')}</caption>
        <thead className={ITEM_TABLE.head}>
          <tr className={ITEM_TABLE.row}>
            <th className={ITEM_TABLE.headCell} scope="col">
              {t('problem.job')}
            </th>
            <th className={ITEM_TABLE.headCell} scope="col">
              {t('run.outcome')}
            </th>
            <th className={ITEM_TABLE.headCell} scope="col">
              {t('run.changes')}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {data.items.map((item) => (
            <ItemRow key={item.externalId} item={item} />
          ))}
        </tbody>
      </table>
      {data.total > data.items.length && (
        <div className="flex flex-wrap items-center justify-between gap-3 min-h-14 py-2 px-5 border-t border-t-line text-fs-8 text-ink-2 max-md:px-gutter">
          {t('run.someItems', { shown: number(data.items.length), count: data.total })}
          {pageSize === FIRST_ITEMS && (
            <button
              type="button"
              className="inline-flex items-center gap-[6px] min-h-tap px-[2px] text-link font-text font-medium text-fs-8 leading-none underline decoration-1 underline-offset-[0.22em] cursor-pointer hover:decoration-2"
              onClick={() => setPageSize(MORE_ITEMS)}
            >
              {t('run.moreItems', { count: Math.min(MORE_ITEMS, data.total) })}
            </button>
          )}
        </div>
      )}
    </>
  );
}

function ItemRow({ item }: { item: FeedRunItem }) {
  const { t } = useFeedWords();
  const { icon: Icon, ...look } = LOOK[item.outcome];
  const title = item.title || t('problem.untitled');
  return (
    <tr className={ITEM_TABLE.row}>
      <th className={ITEM_TABLE.rowHead} scope="row">
        <b className="font-semibold">{item.jobId ? <Link to={`/post-job?job=${item.jobId}`}>{title}</Link> : title}</b>
        <small className="block text-fs-9 text-ink-2 leading-ui">{t('problem.id', { id: item.externalId })}</small>
      </th>
      <td className="whitespace-nowrap h-13 py-[10px] px-3 border-t border-t-line text-left align-middle font-normal first:pl-5 last:pr-5 max-md:nth-[n]:h-auto max-md:nth-[n]:p-0 max-md:nth-[n]:border-0 max-md:data-wide:col-span-full max-md:data-label:before:content-[attr(data-label)_'_'] max-md:data-label:before:text-ink-2">
        <Badge {...look} icon={<Icon size={16} />}>
          {t(`itemOutcome.${item.outcome}`)}
        </Badge>
      </td>
      <td className={ITEM_TABLE.cell} data-wide>
        <Changes item={item} />
        <FactSources sources={item.sources} />
      </td>
    </tr>
  );
}

function Changes({ item }: { item: FeedRunItem }) {
  const { t } = useFeedWords();
  const valueWords = useValueWords();
  const isBack = item.reason === 'back';
  if (item.reason && item.reason !== 'back') return t(`problem.code.${item.reason}`);
  if (item.changes.length === 0) return isBack ? t('run.did.back') : t(`run.did.${item.outcome}`);
  return (
    <ul>
      {isBack && <li>{t('run.did.back')}</li>}
      {item.changes.map(({ field, before, after }) => (
        <li key={field}>
          {t(`change.${field}`)}{' '}
          {before && <del className="text-ink-2 line-through decoration-warn">{valueWords(field, before)}</del>}{' '}
          {after && (
            <ins className="py-px px-[5px] rounded-[3px] bg-good-tint text-good font-semibold no-underline">
              {valueWords(field, after)}
            </ins>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Returns the value of a field that a run has changed, as people read it. */
export function useValueWords(): (field: FeedChange, value: string) => string {
  const { t, i18n } = useTranslation('job-fields');
  const { number } = useFeedWords();
  const payWords = (value: string) => {
    const [, min, max, currency, period] = PAY.exec(value) ?? [];
    if (!period) return value;
    const pay = { min: Number(min), max: Number(max), currency: currency as Currency, period: period as PayPeriod };
    return formatPayRange(pay, i18n.language === 'en' ? 'en' : 'de');
  };
  return (field, value) => {
    if (CHOICES.includes(field)) return t(`${field}.${value}`, { defaultValue: value });
    if (field === 'salary') return payWords(value);
    if (field === 'startsOn') return formatDate(value);
    if (field === 'hoursPerWeek')
      return [...new Set(value.split('–'))].map((hours) => number(Number(hours), 1)).join('–');
    return value;
  };
}
