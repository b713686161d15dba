import type { EmmaDataParts } from '@stellenvisite/contract/emma-parts.schema';
import { Heart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../../api/data-of.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { api } from '../../../session/api.ts';
import { markBookmark } from '../../bookmarks/shared/bookmark-store.ts';
import { setOutcome, useOutcome } from '../chat/outcomes.ts';

type SavedNoteProps = { data: EmmaDataParts['saved']; isCurrent: boolean; isRunning: boolean; outcomeKey: string };

/** A job was saved or taken off the list at once; the latest answer can be undone. */
export function SavedNote({ data: { job, isSaved }, isCurrent, isRunning, outcomeKey }: SavedNoteProps) {
  const { t } = useTranslation('emma');
  const errorText = useErrorText();
  const [error, setError] = useState<unknown>(null);
  const isUndone = useOutcome(outcomeKey)?.kind === 'undone';
  const { id } = job;
  // The hearts of the page show what Emma just did; of an answer that was kept it may be long undone.
  useEffect(() => {
    if (isRunning) markBookmark({ kind: 'job', id }, isSaved);
  }, [id, isSaved, isRunning]);
  const undo = async () => {
    try {
      const params = { path: { jobId: id } };
      await (isSaved
        ? dataOf(api.DELETE('/api/saved-jobs/{jobId}', { params }))
        : dataOf(api.PUT('/api/saved-jobs/{jobId}', { params, body: null })));
      markBookmark({ kind: 'job', id }, !isSaved);
      setOutcome(outcomeKey, { kind: 'undone' });
    } catch (refused) {
      setError(refused);
    }
  };
  const state = isSaved === isUndone ? 'removed' : 'saved';
  return (
    <div className="ea-done" role="status">
      <Heart size={20} />
      <span>
        <b>{t(`saved.${state}`)}</b>
        <span lang="de">
          {job.title}, {job.employer}
        </span>
        {error !== null && <small>{errorText(error)}</small>}
      </span>
      {isCurrent && !isUndone && (
        <button type="button" className="link" onClick={() => void undo()}>
          {t('saved.undo')}
        </button>
      )}
    </div>
  );
}
