import type { FeedRunDetail } from '@stellenvisite/contract/feeds/feed-runs.schema';
import { Trash2, X } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useMayAct } from '../../identity/acting-employer/use-acting-employer.ts';
import { useDeleteDrafts, useRunChange } from '../use-feed-changes.ts';
import { useFeedWords } from '../use-feed-words.ts';

/** Renders a run that somebody stopped: what came of it, and how it goes on. */
export function CancelledState({ run }: { run: FeedRunDetail }) {
  const { t, number } = useFeedWords();
  const mayChange = useMayAct('feed.import');
  const resume = useRunChange();
  const deletion = useDeleteDrafts();
  const { created, updated } = run.counts;
  const taken = created + updated;
  return (
    <div className="border-t border-line grid justify-items-start gap-2 p-6 max-md:py-5 max-md:px-gutter" role="status">
      <Badge className="bg-sheet-2 shadow-none text-ink-2" icon={<X size={16} />}>
        {t('runStatus.cancelled')}
      </Badge>
      <h2 className="text-[1.25rem]">
        {taken === 0
          ? t('cancelled.nothing')
          : t('cancelled.title', { done: number(taken), count: run.items ?? taken })}
      </h2>
      <p className="max-w-136 text-ink-2 text-fs-8 leading-[1.5]">
        {created === 0 ? t('cancelled.asBefore') : t('cancelled.text', { count: created })}
      </p>
      {mayChange && run.canResume && (
        <div className="flex flex-wrap gap-2 mt-2">
          <Button
            loading={resume.isPending}
            onClick={() => resume.mutate({ do: 'resume', feedId: run.feedId, runId: run.id })}
          >
            {t('cancelled.resume')}
          </Button>
          {created > 0 && (
            <Button
              variant="secondary"
              icon={<Trash2 size={18} />}
              loading={deletion.isPending}
              onClick={() => deletion.mutate({ feedId: run.feedId })}
            >
              {t('cancelled.delete')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
