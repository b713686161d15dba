import type { FeedRunDetail, FeedRunItem } from '@stellenvisite/contract/feed-runs.schema';
import type { FeedOutcome } from '@stellenvisite/contract/feeds';
import { CircleSlash, Copy, Equal, type LucideIcon, Pause, PenLine, Plus, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Badge, type BadgeProps } from '../../../ui/badge.tsx';
import { useFeedWords } from '../use-feed-words.ts';
import { useRunItems } from '../use-feeds.ts';
import { useValueWords } from './use-value-words.ts';

const FIRST_ITEMS = 5;
const MORE_ITEMS = 50;

const LOOK: Record<FeedOutcome, { kind: NonNullable<BadgeProps['kind']>; icon: LucideIcon; className?: string }> = {
  created: { kind: 'good', icon: Plus },
  updated: { kind: 'info', icon: PenLine },
  unchanged: { kind: 'neutral', icon: Equal, className: 'fd-off' },
  paused: { kind: 'neutral', icon: Pause, className: 'fd-off' },
  ended: { kind: 'neutral', icon: CircleSlash, className: 'fd-off' },
  quarantined: { kind: 'warn', icon: TriangleAlert },
  duplicate: { kind: 'neutral', icon: Copy, className: 'fd-off' },
  failed: { kind: 'warn', icon: TriangleAlert },
};

/** What a run did with the jobs of the feed. */
export function RunItems({ run }: { run: FeedRunDetail }) {
  const { t, number } = useFeedWords();
  const [pageSize, setPageSize] = useState(FIRST_ITEMS);
  const { data } = useRunItems(run.feedId, run.id, { pageSize });
  if (!data || data.items.length === 0) return null;
  return (
    <>
      <table className="fd-table">
        <caption className="visually-hidden">{t('run.items')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('problem.job')}</th>
            <th scope="col">{t('run.outcome')}</th>
            <th scope="col">{t('run.changes')}</th>
          </tr>
        </thead>
        <tbody>
          {data.items.map((item) => (
            <ItemRow key={item.externalId} item={item} />
          ))}
        </tbody>
      </table>
      {data.total > data.items.length && (
        <div className="fd-foot">
          {t('run.someItems', { shown: number(data.items.length), count: data.total })}
          {pageSize === FIRST_ITEMS && (
            <button type="button" className="fd-link" onClick={() => setPageSize(MORE_ITEMS)}>
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
    <tr>
      <th scope="row">
        <b>{item.jobId ? <Link to={`/post-job?job=${item.jobId}`}>{title}</Link> : title}</b>
        <small>{t('problem.id', { id: item.externalId })}</small>
      </th>
      <td className="whitespace-nowrap">
        <Badge {...look} icon={<Icon size={16} />}>
          {t(`itemOutcome.${item.outcome}`)}
        </Badge>
      </td>
      <td data-wide>
        <Changes item={item} />
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
          {t(`change.${field}`)} {before && <del className="fd-old">{valueWords(field, before)}</del>}{' '}
          {after && <ins className="fd-new">{valueWords(field, after)}</ins>}
        </li>
      ))}
    </ul>
  );
}
