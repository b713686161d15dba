import type { FeedMapping } from '@stellenvisite/contract/feeds/feed-mapping.schema';
import type { FeedDetail } from '@stellenvisite/contract/feeds/feeds.schema';
import { Check, ChevronLeft, CloudCheck, Info } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { addressPath, feedPath, reportPath } from '../feed-paths.ts';
import { useSaveMapping, useStartRun } from '../use-feed-changes.ts';
import { useFeedWords } from '../use-feed-words.ts';
import { missingFields } from './mapping-state.ts';
import type { MappingDraft } from './use-mapping-draft.ts';

type MapperHeadProps = {
  feed: FeedDetail;
  mapping: FeedMapping;
  draft: MappingDraft;
  sureCount: number;
  onConfirmSure: () => void;
};

export function MapperHead({ feed, mapping, draft, sureCount, onConfirmSure }: MapperHeadProps) {
  const { t, clock } = useFeedWords();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const save = useSaveMapping();
  const start = useStartRun();
  const [isAsked, setIsAsked] = useState(false);
  const missing = missingFields(mapping);
  const isPending = save.isPending || start.isPending;
  const { savedAt } = draft;
  const error = save.error ?? start.error ?? draft.error;
  const isSetUp = feed.status !== 'setup';
  const goOn = async () => {
    setIsAsked(true);
    if (missing.length > 0 || isPending) return;
    await save.mutateAsync({ feedId: feed.id, mapping, isDraft: false });
    await start.mutateAsync({ feedId: feed.id, kind: 'validate' });
    await navigate(reportPath(feed.id));
  };
  return (
    <div>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 min-h-18 py-2 px-6 border-b border-b-line">
        <Link
          className="inline-flex items-center gap-[2px] min-h-tap font-text font-medium text-fs-8 leading-none text-ink-2 m-0 hover:text-ink"
          to={isSetUp ? feedPath(feed.id) : addressPath(feed.id)}
        >
          <ChevronLeft size={18} />
          {isSetUp ? feed.name : t('steps.address')}
        </Link>
        <h1 className="text-[1.5rem] tracking-[-0.025em]">{t('mapper.title')}</h1>
        <Badge kind="info" icon={<Info size={16} />}>
          {t('mapper.unknown')}
        </Badge>
        <p className="inline-flex items-center gap-[6px] text-good text-fs-8" role="status">
          {savedAt && (
            <>
              <CloudCheck size={18} />
              {t('mapper.saved', { time: clock(savedAt) })}
            </>
          )}
        </p>
        <div className="flex flex-wrap gap-2 ml-auto max-[70rem]:hidden">
          {sureCount > 0 && (
            <Button variant="secondary" size="s" icon={<Check size={18} />} onClick={onConfirmSure}>
              {t('mapper.confirmSure', { count: sureCount })}
            </Button>
          )}
          {/* The note below shows a refused step, so the rejection needs no further handling. */}
          <Button size="s" loading={isPending} onClick={() => void goOn().catch(() => undefined)}>
            {t('known.next')}
          </Button>
        </div>
      </header>
      {(error || (isAsked && missing.length > 0)) && (
        <Note tone="warn" role="alert" className="mx-6 my-3">
          {error
            ? errorText(error)
            : t('mapper.missing', { fields: missing.map((field) => t(`field.${field}`)).join(', ') })}
        </Note>
      )}
    </div>
  );
}
