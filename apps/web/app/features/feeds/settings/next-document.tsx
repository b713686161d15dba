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
    <section className="fd-card" aria-labelledby="feed-document">
      <header>
        <div>
          <h2 id="feed-document">{t('settings.document')}</h2>
          <p>{t('settings.documentText')}</p>
        </div>
      </header>
      <div className="fd-fields">
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
