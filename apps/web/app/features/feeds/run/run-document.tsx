import type { FeedRunDetail } from '@stellenvisite/contract/feed-runs.schema';
import { DOCUMENT_DAYS } from '@stellenvisite/contract/feeds';
import { formatDate } from '@stellenvisite/contract/format-date';
import { Download } from 'lucide-react';
import { useDownload } from '../../../session/use-download.ts';
import { Button } from '../../../ui/button.tsx';
import { useFeedWords } from '../use-feed-words.ts';

const DAY_MS = 86_400_000;

/** The document of a fetch as it arrived, for those who look into what happened. */
export function RunDocument({ run: { id, feedId, queuedAt } }: { run: FeedRunDetail }) {
  const { t } = useFeedWords();
  const { isBusy, download } = useDownload();
  const until = formatDate(new Date(new Date(queuedAt).getTime() + DOCUMENT_DAYS * DAY_MS));
  const load = () => download(`/api/employer/feeds/${feedId}/runs/${id}/document`, 'feed.txt');
  return (
    <section className="fd-card" aria-labelledby="run-document">
      <header>
        <div>
          <h2 id="run-document">{t('run.document')}</h2>
          <p>{t('run.documentText', { date: until })}</p>
        </div>
        <Button variant="secondary" size="s" icon={<Download size={18} />} loading={isBusy} onClick={load}>
          {t('run.documentLoad')}
        </Button>
      </header>
    </section>
  );
}
