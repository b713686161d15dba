import type { FeedDetail } from '@stellenvisite/contract/feeds.schema';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { toast } from '../../../ui/toast.ts';
import { FEEDS_PATH } from '../feed-paths.ts';
import { useDeleteFeed } from '../use-feed-changes.ts';
import { useFeedWords } from '../use-feed-words.ts';

const WAYS = ['keep', 'close'] as const;

/** Ends a feed; what becomes of its jobs is asked. */
export function DeleteFeed({ feed }: { feed: FeedDetail }) {
  const { t } = useFeedWords();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [jobs, setJobs] = useState<(typeof WAYS)[number]>('keep');
  const deletion = useDeleteFeed();
  const end = () => {
    if (deletion.isPending) return;
    deletion.mutate(
      { feedId: feed.id, jobs },
      {
        onSuccess: () => {
          void toast(t('delete.done', { name: feed.name }), { tone: 'good' });
          void navigate(FEEDS_PATH);
        },
      },
    );
  };
  return (
    <section className="fd-card" aria-labelledby="feed-delete">
      <header>
        <div>
          <h2 id="feed-delete">{t('delete.title')}</h2>
          <p>{t('delete.lead')}</p>
        </div>
        <Button variant="danger-line" size="s" icon={<Trash2 size={18} />} onClick={() => setIsAsking(true)}>
          {t('delete.open')}
        </Button>
      </header>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('delete.question', { name: feed.name })}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {t('cancel')}
            </Button>
            <Button variant="danger" loading={deletion.isPending} onClick={end}>
              {t('delete.submit')}
            </Button>
          </>
        }
      >
        {deletion.error && (
          <Note tone="warn" role="alert">
            {errorText(deletion.error)}
          </Note>
        )}
        <RadioGroup
          legend={t('delete.jobs', { count: feed.published })}
          name="feed-jobs"
          value={jobs}
          onValueChange={setJobs}
          options={WAYS.map((value) => ({ value, label: t(`delete.way.${value}`) }))}
        />
      </Dialog>
    </section>
  );
}
