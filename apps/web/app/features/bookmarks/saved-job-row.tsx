import type { SavedJob } from '@stellenvisite/contract/bookmarks.schema';
import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button, LinkButton } from '../../ui/button.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { applyPath } from '../applications/shared/apply-path.ts';
import { CategoryBadge } from '../jobs/shared/job-badges.tsx';
import { CardPlace } from '../jobs/shared/job-card.tsx';
import { JobTitle } from '../jobs/shared/job-title.tsx';
import { PayText } from '../jobs/shared/pay-text.tsx';
import { useJobWords } from '../jobs/shared/use-job-words.ts';
import { WeekStrip } from '../jobs/shared/week-strip.tsx';
import { CardScore } from '../matching/shared/card-score.tsx';
import { useWriteNote } from './bookmark-queries.ts';
import { JobDeadline } from './job-deadline.tsx';
import { AddNote, type NoteControl, SavedNote } from './saved-note.tsx';
import { SimilarToEnded } from './similar-to-ended.tsx';

type SavedJobRowProps = { saved: SavedJob; asOf: string; onRemove: () => void };

/** A saved job with its deadline and note; grey where it is no longer open. */
export function SavedJobRow({ saved, asOf, onRemove }: SavedJobRowProps) {
  const { t } = useTranslation('bookmarks');
  const words = useJobWords();
  const { job, savedAt, state } = saved;
  const isOpen = state === 'open';
  const note = useNoteControl(saved);
  const target =
    saved.applyMethod === 'here' ? { to: applyPath(job.id), word: 'apply' } : { to: `/jobs/${job.id}`, word: 'open' };
  const fallback = words.withoutWeek(job);
  const title = <JobTitle title={job.title} />;
  return (
    <article className={clsx('saved saved-job', `tint-${job.category}`, !isOpen && 'saved-over')}>
      <CardScore jobId={job.id} />
      <div className="saved-main">
        <p className="saved-kick">
          {isOpen && <CategoryBadge category={job.category} detail={words.detail(job)} />}
          <JobDeadline saved={saved} asOf={asOf} />
        </p>
        <h3 lang="de">{isOpen ? <Link to={`/jobs/${job.id}`}>{title}</Link> : title}</h3>
        <CardPlace job={job} words={words} />
      </div>
      <RemoveButton name={job.title} isOpen={isOpen} onRemove={onRemove} />
      {isOpen && (
        <div className="saved-plan">
          <WeekStrip week={job.week} full={false} {...(fallback && { fallback })} />
          <PayText job={job} />
        </div>
      )}
      <SavedNote {...note} />
      <SimilarToEnded jobs={saved.similar} />
      <div className="saved-foot">
        <small>
          {t('list.saved')} <RelativeTime when={savedAt} asOf={asOf} />
        </small>
        <div className="saved-do">
          <AddNote {...note} />
          {isOpen && (
            <LinkButton size="s" to={target.to} aria-label={t(`list.${target.word}Named`, { name: job.title })}>
              {t(`list.${target.word}`)}
            </LinkButton>
          )}
        </div>
      </div>
    </article>
  );
}

function useNoteControl({ job, note }: SavedJob): NoteControl {
  const [isOpen, setIsOpen] = useState(false);
  const write = useWriteNote('job');
  return {
    name: job.title,
    note,
    isOpen,
    onOpen: () => setIsOpen(true),
    onClose: () => setIsOpen(false),
    onSave: (next) => write(job.id, next),
  };
}

function RemoveButton({ name, isOpen, onRemove }: { name: string; isOpen: boolean; onRemove: () => void }) {
  const { t } = useTranslation('bookmarks');
  const label = t('list.removeNamed', { name });
  if (!isOpen)
    return (
      <Button variant="secondary" size="s" className="saved-remove" aria-label={label} onClick={onRemove}>
        {t('list.remove')}
      </Button>
    );
  return (
    <button type="button" className="heart" aria-pressed="true" aria-label={label} onClick={onRemove}>
      <Heart size={22} />
    </button>
  );
}
