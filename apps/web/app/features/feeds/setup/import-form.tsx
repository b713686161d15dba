import type { FeedRunDetail } from '@stellenvisite/contract/feed-runs.schema';
import type { FeedDetail } from '@stellenvisite/contract/feeds.schema';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { useMayAct } from '../../employer-area/shared/use-acting-employer.ts';
import { MayNotChange } from '../feed-parts.tsx';
import { importPath } from '../feed-paths.ts';
import { useChangeFeed, useStartRun } from '../use-feed-changes.ts';
import { useFeedWords } from '../use-feed-words.ts';
import { ScheduleFields, toScheduleValues } from './schedule-fields.tsx';

type ImportFormProps = { feed: FeedDetail; run: FeedRunDetail; taken: number };

/** How often the feed is fetched, and the button that takes its jobs over. */
export function ImportForm({ feed, run, taken }: ImportFormProps) {
  const { t, number } = useFeedWords();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const mayChange = useMayAct('feed.import');
  const change = useChangeFeed();
  const start = useStartRun();
  const [values, setValues] = useState(() => toScheduleValues(feed));
  const [isNameless, setIsNameless] = useState(false);
  const held = run.report?.held ?? 0;
  const isPending = change.isPending || start.isPending;
  const error = change.error ?? start.error;
  const begin = async (asDrafts: boolean) => {
    if (isPending) return;
    setIsNameless(values.name.trim() === '');
    if (values.name.trim() === '') return;
    await change.mutateAsync({ feedId: feed.id, body: { ...values, name: values.name.trim() } });
    await start.mutateAsync({ feedId: feed.id, kind: 'import', asDrafts });
    await navigate(importPath(feed.id));
  };
  // A refused step is told in the note; nothing is left to do with the rejection.
  const importAs = (asDrafts: boolean) => void begin(asDrafts).catch(() => undefined);
  if (!mayChange) return <MayNotChange />;
  return (
    <>
      <section className="fd-card" aria-labelledby="feed-schedule">
        <header>
          <h2 id="feed-schedule">{t('schedule.title')}</h2>
        </header>
        <ScheduleFields feed={feed} values={values} onChange={setValues} isNameless={isNameless} />
        {error && (
          <Note tone="warn" role="alert" className="m-5 mt-0">
            {errorText(error)}
          </Note>
        )}
      </section>
      <div className="fs-bar">
        <p>
          <b>{t('report.taken', { taken: number(taken), count: run.items ?? 0 })}</b>
          {held > 0 && <span>{t('report.heldUntil', { count: held })}</span>}
        </p>
        <Button variant="secondary" size="s" disabled={taken === 0} loading={isPending} onClick={() => importAs(true)}>
          {t('report.asDrafts')}
        </Button>
        <Button size="s" disabled={taken === 0} loading={isPending} onClick={() => importAs(false)}>
          {t('report.import', { count: taken })}
        </Button>
      </div>
    </>
  );
}
