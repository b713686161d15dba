import type { FeedRunDetail } from '@stellenvisite/contract/feed-runs.schema';
import { DOCUMENT_DAYS } from '@stellenvisite/contract/feeds';
import { formatDate } from '@stellenvisite/contract/format-date';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { api } from '../../../session/api.ts';
import { Button } from '../../../ui/button.tsx';
import { offerFile } from '../../../ui/offer-file.ts';
import { toast } from '../../../ui/toast.ts';
import { useFeedWords } from '../use-feed-words.ts';

const DAY_MS = 86_400_000;

/** The document of a fetch as it arrived, for those who look into what happened. */
export function RunDocument({ run: { id, feedId, queuedAt } }: { run: FeedRunDetail }) {
  const { t } = useFeedWords();
  const errorText = useErrorText();
  const [isLoading, setIsLoading] = useState(false);
  const until = formatDate(new Date(new Date(queuedAt).getTime() + DOCUMENT_DAYS * DAY_MS));
  const load = async () => {
    setIsLoading(true);
    try {
      const params = { path: { id: feedId, runId: id } };
      const { data } = await api.GET('/api/employer/feeds/{id}/runs/{runId}/document', { params, parseAs: 'blob' });
      if (data instanceof Blob) offerFile(data, 'feed.txt');
    } catch (error) {
      void toast(errorText(error), { tone: 'bad' });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <section className="fd-card" aria-labelledby="run-document">
      <header>
        <div>
          <h2 id="run-document">{t('run.document')}</h2>
          <p>{t('run.documentText', { date: until })}</p>
        </div>
        <Button
          variant="secondary"
          size="s"
          icon={<Download size={18} />}
          loading={isLoading}
          onClick={() => void load()}
        >
          {t('run.documentLoad')}
        </Button>
      </header>
    </section>
  );
}
