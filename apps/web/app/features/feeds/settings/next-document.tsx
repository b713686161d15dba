import type { FeedDetail } from '@stellenvisite/contract/feeds/feeds.schema';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { addressPath, reportPath } from '../feed-paths.ts';
import { DocumentFields, type DocumentInput } from '../setup/other-sources.tsx';
import { useSendDocument, useStartRun } from '../use-feed-changes.ts';
import { useFeedWords } from '../use-feed-words.ts';

/** A feed without an address is brought up to date by hand: the new version is checked, and then taken over like the first. */
export function NextDocument({ feed }: { feed: FeedDetail }) {
  const { t } = useFeedWords();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const send = useSendDocument();
  const start = useStartRun();
  const [error, setError] = useState<unknown>(null);
  const check = async (source: DocumentInput) => {
    setError(null);
    try {
      const { recognition } = await send.mutateAsync({ feedId: feed.id, source });
      if (recognition?.failure) return await navigate(addressPath(feed.id));
      await start.mutateAsync({ feedId: feed.id, kind: 'validate' });
      await navigate(reportPath(feed.id));
    } catch (refusal) {
      setError(refusal);
    }
  };
  return (
    <section
      className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none"
      aria-labelledby="feed-document"
    >
      <header className="flex items-center justify-between gap-x-4 gap-y-2 py-4 px-5 min-h-16 max-md:flex-wrap max-md:px-gutter">
        <div>
          <h2 className="text-[1.125rem] tracking-[-0.015em]" id="feed-document">
            {t('settings.document')}
          </h2>
          <p className="text-fs-8 text-ink-2 leading-[1.4]">{t('settings.documentText')}</p>
        </div>
      </header>
      <div className="grid gap-4 pb-5 px-5 max-md:px-gutter">
        {error !== null && (
          <Note tone="warn" role="alert">
            {errorText(error)}
          </Note>
        )}
        <DocumentFields isChecking={send.isPending || start.isPending} onCheck={(source) => void check(source)} />
      </div>
    </section>
  );
}
