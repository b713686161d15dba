import type { FeedRunDetail } from '@stellenvisite/contract/feeds/feed-runs.schema';
import { X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useMayAct } from '../identity/acting-employer/use-acting-employer.ts';
import { useRunChange } from './use-feed-changes.ts';

/** Stops a run that is under way, for those who may; nothing where there is nothing to stop. */
export function CancelRun({ run, label }: { run: FeedRunDetail; label: string }) {
  const mayChange = useMayAct('feed.import');
  const cancel = useRunChange();
  if (!mayChange || !run.canCancel) return null;
  return (
    <Button
      variant="secondary"
      icon={<X size={20} />}
      loading={cancel.isPending}
      onClick={() => cancel.mutate({ do: 'cancel', feedId: run.feedId, runId: run.id })}
    >
      {label}
    </Button>
  );
}
