import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { daysRemaining, formatDate } from '@stellenvisite/contract/platform/format-date';
import type { SavedEmployer, SavedJob } from '@stellenvisite/contract/seekers/bookmarks.schema';
import { clsx } from 'clsx';
import { Clock, Heart, MapPin, Minus, Pause } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { applyPath } from '../../jobs/display/apply/apply-button.tsx';
import { buildingKindOf } from '../../jobs/display/employer/buildings/building-kind.ts';
import { EmployerBuilding } from '../../jobs/display/employer/buildings/employer-building.tsx';
import { CategoryBadge } from '../../jobs/display/job-badges.tsx';
import { CardPlace } from '../../jobs/display/job-card.tsx';
import { JobTitle } from '../../jobs/display/job-title.tsx';
import { formatPayRange } from '../../jobs/display/pay.ts';
import { PayText } from '../../jobs/display/pay-text.tsx';
import { CardScore } from '../../jobs/display/score/card-score.tsx';
import { useJobWords } from '../../jobs/display/use-job-words.ts';
import { WeekStrip } from '../../jobs/display/week-strip.tsx';
import { useWriteNote } from './bookmark-queries.ts';
import { AddNote, type NoteControl, SavedNote } from './saved-note.tsx';

/** From so many days on the end is mentioned, and from so many it is urgent. */
const SOON_DAYS = 14;

export const URGENT_DAYS = 3;

type JobDeadlineProps = { saved: Pick<SavedJob, 'state' | 'validThrough'>; asOf: string };

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
      <CardScore jobId={job.id} opensBelow />
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

/** Open jobs like one that has ended. */
function SimilarToEnded({ jobs }: { jobs: readonly JobItem[] }) {
  const { t } = useTranslation('bookmarks');
  const locale = useLocale();
  if (jobs.length === 0) return null;
  return (
    <div className="saved-similar">
      <h4>{t('list.similar')}</h4>
      <ul>
        {jobs.map((job) => (
          <li key={job.id}>
            <Link to={`/jobs/${job.id}`} prefetch="intent" lang="de">
              <JobTitle title={job.title} />
            </Link>
            <small>
              <span lang="de">{job.employer.name}</span>, {job.location.city}
            </small>
            <WeekStrip week={job.week} size="s" />
            {job.salary && <b className="num">{formatPayRange(job.salary, locale)}</b>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** „noch 3 Tage“, or that the job is no longer open. */
export function JobDeadline({ saved: { state, validThrough }, asOf }: JobDeadlineProps) {
  const { t } = useTranslation('bookmarks');
  if (state === 'paused')
    return (
      <Badge icon={<Pause size={14} />} className="badge-over">
        {t('deadline.paused')}
      </Badge>
    );
  const days = daysRemaining(validThrough, asOf);
  if (state === 'ended')
    return (
      <Badge icon={<Minus size={14} />} className="badge-over num">
        {days === 0 ? t('deadline.expired', { date: formatDate(validThrough) }) : t('deadline.closed')}
      </Badge>
    );
  if (days > SOON_DAYS) return null;
  return (
    <Badge kind={days <= URGENT_DAYS ? 'warn' : 'neutral'} icon={<Clock size={14} />} className="num">
      {t('deadline.left', { count: days })}
    </Badge>
  );
}

type SavedEmployerRowProps = { saved: SavedEmployer; onRemove: () => void };

/** An employer somebody follows, with what is new there. */
export function SavedEmployerRow({ saved, onRemove }: SavedEmployerRowProps) {
  const { t } = useTranslation('bookmarks');
  const { employer, note } = saved;
  const { id, name, location } = employer;
  const [isOpen, setIsOpen] = useState(false);
  const write = useWriteNote('employer');
  const control = {
    name,
    note,
    isOpen,
    onOpen: () => setIsOpen(true),
    onClose: () => setIsOpen(false),
    onSave: (next: string) => write(id, next),
  };
  return (
    <article className="saved saved-emp">
      <div className="saved-pic" aria-hidden="true">
        <EmployerBuilding kind={buildingKindOf({ ...employer, country: location.country })} seed={id} />
      </div>
      <div className="saved-main">
        <h3 lang="de">
          <Link to={`/arbeitgebern/${id}`}>{name}</Link>
        </h3>
        <p className="job-emp">
          <span>{useEmployerKind(saved)}</span>
          <span>
            <MapPin size={16} />
            {location.city}
          </span>
        </p>
        <SavedNote {...control} />
      </div>
      <OpenJobs saved={saved} />
      <div className="saved-do">
        <AddNote {...control} />
      </div>
      <button
        type="button"
        className="heart"
        aria-pressed="true"
        aria-label={t('list.unfollowNamed', { name })}
        onClick={onRemove}
      >
        <Heart size={22} />
      </button>
    </article>
  );
}

/** „Krankenhaus, 612 Betten“. */
function useEmployerKind({ employer: { kinds, type, beds } }: SavedEmployer): string {
  const { t } = useTranslation('bookmarks');
  const { t: field } = useTranslation('job-fields');
  return [field(`employerType.${kinds[0] ?? type}`), beds && t('list.beds', { count: beds })]
    .filter(Boolean)
    .join(', ');
}

function OpenJobs({ saved: { employer, newJobs } }: { saved: SavedEmployer }) {
  const { t } = useTranslation('bookmarks');
  const { id, openPositions } = employer;
  return (
    <dl className="saved-open">
      <dt>{t('list.openJobs')}</dt>
      <dd className="num">
        {openPositions === 0 ? (
          t('list.noOpenJobs')
        ) : (
          <Link className="link" to={`/arbeitgebern/${id}/offene-stellen`}>
            {t('list.count', { count: openPositions })}
          </Link>
        )}
        {newJobs > 0 && <Badge kind="new">{t('list.newJobs', { count: newJobs })}</Badge>}
      </dd>
    </dl>
  );
}
