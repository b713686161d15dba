import type { FeedRunStatus, FeedState } from '@stellenvisite/contract/feeds/feeds';
import type { Feed } from '@stellenvisite/contract/feeds/feeds.schema';
import { CircleCheck, CirclePause, CircleX, Clock, type LucideIcon, RefreshCw, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeProps } from '../../ui/badge.tsx';

type Look = { kind: NonNullable<BadgeProps['kind']>; icon: LucideIcon; className?: string };

const STATE_LOOK: Record<FeedState, Look> = {
  setup: { kind: 'neutral', icon: Clock, className: 'fd-off' },
  running: { kind: 'info', icon: RefreshCw },
  decision: { kind: 'warn', icon: TriangleAlert },
  unreachable: { kind: 'warn', icon: CircleX, className: 'fd-bad' },
  stopped: { kind: 'neutral', icon: CirclePause, className: 'fd-off' },
  quarantined_items: { kind: 'warn', icon: TriangleAlert },
  ok: { kind: 'good', icon: CircleCheck },
};

/** Always an icon and a word. */
export function FeedStateBadge({ feed }: { feed: Pick<Feed, 'state' | 'quarantinedItems'> }) {
  const { t } = useTranslation('feeds');
  const { icon: Icon, ...look } = STATE_LOOK[feed.state];
  return (
    <Badge {...look} icon={<Icon size={16} />}>
      {t(`state.${feed.state}`, { count: feed.quarantinedItems })}
    </Badge>
  );
}

const RUN_LOOK: Record<FeedRunStatus, Look> = {
  queued: { kind: 'info', icon: Clock },
  running: { kind: 'info', icon: RefreshCw },
  done: { kind: 'good', icon: CircleCheck },
  held: { kind: 'warn', icon: TriangleAlert },
  failed: { kind: 'warn', icon: CircleX, className: 'fd-bad' },
  cancelled: { kind: 'neutral', icon: X, className: 'fd-off' },
};

export function RunStatusBadge({ status }: { status: FeedRunStatus }) {
  const { t } = useTranslation('feeds');
  const { icon: Icon, ...look } = RUN_LOOK[status];
  return (
    <Badge {...look} icon={<Icon size={16} />}>
      {t(`runStatus.${status}`)}
    </Badge>
  );
}
