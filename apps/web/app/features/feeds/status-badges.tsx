import type { FeedRunStatus, FeedState } from '@stellenvisite/contract/feeds/feeds';
import type { Feed } from '@stellenvisite/contract/feeds/feeds.schema';
import { CircleCheck, CirclePause, CircleX, Clock, type LucideIcon, RefreshCw, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeProps } from '../../ui/badge.tsx';

type Look = { kind: NonNullable<BadgeProps['kind']>; icon: LucideIcon; className?: string };

const STATE_LOOK: Record<FeedState, Look> = {
  setup: { kind: 'neutral', icon: Clock, className: 'bg-sheet-2 shadow-none text-ink-2' },
  running: { kind: 'info', icon: RefreshCw },
  decision: { kind: 'warn', icon: TriangleAlert },
  unreachable: { kind: 'warn', icon: CircleX, className: 'shadow-[inset_0_0_0_1px_currentColor]' },
  stopped: { kind: 'neutral', icon: CirclePause, className: 'bg-sheet-2 shadow-none text-ink-2' },
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
  on_hold: { kind: 'warn', icon: TriangleAlert },
  failed: { kind: 'warn', icon: CircleX, className: 'shadow-[inset_0_0_0_1px_currentColor]' },
  cancelled: { kind: 'neutral', icon: X, className: 'bg-sheet-2 shadow-none text-ink-2' },
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
