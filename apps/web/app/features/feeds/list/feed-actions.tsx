import type { Feed } from '@stellenvisite/contract/feeds.schema';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuAction } from '../../../ui/menu.tsx';
import { useMayAct } from '../../employer-area/shared/use-acting-employer.ts';
import { addressPath, feedPath, HELD_ITEMS_PATH, mappingPath, reportPath, runPath } from '../feed-paths.ts';
import { useChangeFeed, useRunChange, useStartRun } from '../use-feed-changes.ts';

const nextStepOf = ({ id, format }: Feed): string => {
  if (format === 'mapped') return mappingPath(id);
  return format ? reportPath(id) : addressPath(id);
};

/** What can be done with a feed in the list. Viewers get what can be read. */
export function FeedActions({ feed }: { feed: Feed }) {
  const { t } = useTranslation('feeds');
  const mayChange = useMayAct('feed.import');
  const start = useStartRun();
  const change = useChangeFeed();
  const cancel = useRunChange();
  const { id, name, status, lastRun, currentRun, heldItems, format, source } = feed;
  return (
    <div className="fl-does">
      {heldItems > 0 ? (
        <Link className="fd-link" to={`${HELD_ITEMS_PATH}?feed=${id}`}>
          {mayChange ? t('list.mend', { count: heldItems }) : t('list.seeHeld', { count: heldItems })}
        </Link>
      ) : (
        lastRun && (
          <Link className="fd-link" to={runPath(id, lastRun.id)}>
            {t('list.log')}
          </Link>
        )
      )}
      {mayChange && status === 'setup' && (
        <Link className="fd-link" to={nextStepOf(feed)}>
          {t('list.goOn')}
        </Link>
      )}
      {mayChange && currentRun?.canCancel && (
        <button
          type="button"
          className="fd-link"
          onClick={() => cancel.mutate({ do: 'cancel', feedId: id, runId: currentRun.id })}
        >
          {t('list.cancel')}
        </button>
      )}
      {mayChange && status === 'active' && !currentRun && source === 'url' && (
        <button type="button" className="fd-link" onClick={() => start.mutate({ feedId: id, kind: 'sync' })}>
          {t('list.fetch')}
        </button>
      )}
      {mayChange && status === 'stopped' && (
        <button
          type="button"
          className="fd-link"
          onClick={() => change.mutate({ feedId: id, body: { isStopped: false } })}
        >
          {t('list.resume')}
        </button>
      )}
      <Menu trigger={<IconButton label={t('list.more', { name })} icon={<Ellipsis size={20} />} />}>
        <MenuAction>
          <Link to={feedPath(id)}>{mayChange ? t('list.settings') : t('list.view')}</Link>
        </MenuAction>
        {mayChange && format === 'mapped' && (
          <MenuAction>
            <Link to={mappingPath(id)}>{t('list.mapping')}</Link>
          </MenuAction>
        )}
        {lastRun && heldItems > 0 && (
          <MenuAction>
            <Link to={runPath(id, lastRun.id)}>{t('list.log')}</Link>
          </MenuAction>
        )}
        {mayChange && status === 'active' && (
          <MenuAction onSelect={() => change.mutate({ feedId: id, body: { isStopped: true } })}>
            <button type="button">{t('list.stop')}</button>
          </MenuAction>
        )}
      </Menu>
    </div>
  );
}
