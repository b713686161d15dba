import { daysRemaining, formatDate } from '@stellenvisite/contract/platform/format-date';
import type { SavedEmployer, SavedJob } from '@stellenvisite/contract/seekers/bookmarks.schema';
import { clsx } from 'clsx';
import { Clock, Heart, MapPin, Minus, Pause } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { applyPath } from '../../jobs/display/apply/apply-button.tsx';
import {
  type OwnApplication,
  ownApplicationPath,
  useShownApplication,
} from '../../jobs/display/apply/own-application-store.ts';
import { OwnDate } from '../../jobs/display/apply/own-status.tsx';
import { buildingKindOf } from '../../jobs/display/employer/buildings/building-kind.ts';
import { EmployerBuilding } from '../../jobs/display/employer/buildings/employer-building.tsx';
import { CategoryBadge } from '../../jobs/display/job-badges.tsx';
import { CardPlace } from '../../jobs/display/job-card.tsx';
import { JobTitle } from '../../jobs/display/job-title.tsx';
import { PayText } from '../../jobs/display/pay-text.tsx';
import { CardScore } from '../../jobs/display/score/card-score.tsx';
import { useJobWords } from '../../jobs/display/use-job-words.ts';
import { WeekStrip } from '../../jobs/display/week-strip.tsx';
import { comparePath } from '../comparison/compare-address.ts';
import { useWriteNote } from './bookmark-queries.ts';
import { AddNote, type NoteControl, SavedNote } from './saved-note.tsx';
import { SimilarToEnded } from './similar-to-ended.tsx';

/** From so many days on the end is mentioned, and from so many it is urgent. */
const SOON_DAYS = 14;

export const URGENT_DAYS = 3;

/** A row of a list of saved jobs or employers, and of its skeleton. */
export const SAVED_ROW =
  'relative grid gap-x-5 gap-y-0 not-first-of-type:border-line not-first-of-type:border-t p-5 has-[h3_a:focus-visible]:outline-3 has-[h3_a:focus-visible]:outline-focus has-[h3_a:focus-visible]:-outline-offset-3 max-md:gap-x-3 max-md:px-gutter max-md:py-4';
export const SAVED_EMPLOYER =
  'grid-cols-[6rem_minmax(0,1fr)_10rem_6rem_auto] items-center max-md:grid-cols-[5rem_minmax(0,1fr)_auto] max-md:items-start max-md:gap-y-2';
const TITLE = 'wrap-break-word hyphens-auto text-pretty text-fs-4 leading-[1.2] tracking-[-0.015em]';
const TITLE_LINK =
  'after:absolute after:inset-0 focus-visible:outline-0 [:has(>h3_a:hover)_&]:underline [:has(>h3_a:hover)_&]:decoration-2 [:has(>h3_a:hover)_&]:underline-offset-[0.15em]';
/** A job that is no longer open is grey. */
const OVER =
  'bg-sheet-2 [&_.job-emp>span]:font-medium [&_.job-emp>span]:text-ink-2 [&_.job-emp_b]:font-medium [&_.job-emp_b]:text-ink-2 [&_h3_.mwd]:font-medium [&_h3_.mwd]:text-ink-2';
const OVER_BADGE = 'text-ink-2 shadow-none outline outline-ink-3 outline-dashed -outline-offset-1';

type JobDeadlineProps = { saved: Pick<SavedJob, 'state' | 'validThrough'>; asOf: string };

type SavedJobRowProps = { saved: SavedJob; asOf: string; onRemove: () => void };

/** Renders a saved job with its deadline and note; grey where it is no longer open. */
export function SavedJobRow({ saved, asOf, onRemove }: SavedJobRowProps) {
  const { t } = useTranslation('bookmarks');
  const words = useJobWords();
  const { job, savedAt, state } = saved;
  const isOpen = state === 'open';
  const note = useNoteControl(saved);
  const own = useShownApplication(job.id);
  const target = targetOf(saved, own);
  const fallback = words.withoutWeek(job);
  const title = <JobTitle title={job.title} />;
  return (
    <article
      className={clsx(
        SAVED_ROW,
        'grid-cols-[7rem_minmax(0,1fr)_auto] max-md:grid-cols-[minmax(0,1fr)_auto]',
        `tint-${job.category}`,
        !isOpen && OVER,
      )}
    >
      <CardScore
        jobId={job.id}
        opensBelow
        className="justify-start max-md:col-start-1 max-md:row-start-1 max-md:mb-2"
      />
      <div className="max-md:col-span-full">
        <p className="mb-1.5 flex min-h-7 flex-wrap items-center gap-1.5 empty:hidden">
          {isOpen && <CategoryBadge category={job.category} detail={words.detail(job)} />}
          <JobDeadline saved={saved} asOf={asOf} />
          {own && (
            <Suspense>
              <OwnDate application={own} />
            </Suspense>
          )}
        </p>
        <h3 className={clsx(TITLE, !isOpen && 'font-medium text-ink-2')} lang="de">
          {isOpen ? (
            <Link className={TITLE_LINK} to={`/jobs/${job.id}`}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <CardPlace job={job} words={words} />
      </div>
      <RemoveButton name={job.title} isOpen={isOpen} onRemove={onRemove} />
      {isOpen && (
        <div className="col-[2/-1] mt-3 flex items-end justify-between gap-4 max-md:col-span-full max-md:flex-wrap max-md:gap-2.5">
          <WeekStrip week={job.week} full={false} {...(fallback && { fallback })} />
          <PayText job={job} className="max-md:flex-[1_0_100%]" />
        </div>
      )}
      <SavedNote {...note} className="col-[2/-1] max-md:col-span-full" />
      <SimilarToEnded jobs={saved.similar} />
      <div className="relative col-[2/-1] mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 max-md:col-span-full">
        <small className={clsx('text-fs-8 text-ink-2', !isOpen && 'font-medium')}>
          {t('list.saved')} <RelativeTime when={savedAt} asOf={asOf} />
        </small>
        <div className="relative z-1 flex flex-wrap gap-2">
          <AddNote {...note} />
          {isOpen && (
            <LinkButton
              size="s"
              variant="secondary"
              to={comparePath([job.id])}
              aria-label={t('list.compareNamed', { name: job.title })}
            >
              {t('list.compare')}
            </LinkButton>
          )}
          {(isOpen || own) && (
            <LinkButton size="s" to={target.to} aria-label={t(`list.${target.word}Named`, { name: job.title })}>
              {t(`list.${target.word}`)}
            </LinkButton>
          )}
        </div>
      </div>
    </article>
  );
}

/** Where the row's button leads: to the application where there is one, else to the form or to the job. */
function targetOf({ job, applyMethod }: SavedJob, own: OwnApplication | null) {
  if (own) return { to: ownApplicationPath(own), word: 'application' } as const;
  return applyMethod === 'here'
    ? ({ to: applyPath(job.id), word: 'apply' } as const)
    : ({ to: `/jobs/${job.id}`, word: 'open' } as const);
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
      <Button
        variant="secondary"
        size="s"
        className="self-start bg-sheet max-md:col-start-2 max-md:row-start-1"
        aria-label={label}
        onClick={onRemove}
      >
        {t('list.remove')}
      </Button>
    );
  return (
    <button
      type="button"
      className="heart -mt-2 -mr-2.5 max-md:col-start-2 max-md:row-start-1"
      aria-pressed="true"
      aria-label={label}
      onClick={onRemove}
    >
      <Heart size={22} />
    </button>
  );
}

/** „noch 3 Tage“, or that the job is no longer open. */
export function JobDeadline({ saved: { state, validThrough }, asOf }: JobDeadlineProps) {
  const { t } = useTranslation('bookmarks');
  if (state === 'paused')
    return (
      <Badge icon={<Pause size={14} />} className={OVER_BADGE}>
        {t('deadline.paused')}
      </Badge>
    );
  const days = daysRemaining(validThrough, asOf);
  if (state === 'ended')
    return (
      <Badge icon={<Minus size={14} />} className={clsx('num', OVER_BADGE)}>
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
    <article className={clsx(SAVED_ROW, SAVED_EMPLOYER)}>
      <div className="flex justify-center self-end border-wall border-b-3 max-md:self-start" aria-hidden="true">
        <EmployerBuilding
          className="max-h-24 w-auto"
          kind={buildingKindOf({ ...employer, country: location.country })}
          seed={id}
        />
      </div>
      <div className="max-md:col-[2/-1] max-md:row-start-1">
        <h3 className={clsx(TITLE, 'max-md:pr-10')} lang="de">
          <Link className={TITLE_LINK} to={`/arbeitgebern/${id}`}>
            {name}
          </Link>
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
      <div className="relative z-1 flex flex-wrap gap-2 max-md:col-[2/-1] max-md:empty:hidden">
        <AddNote {...control} />
      </div>
      <button
        type="button"
        className="heart -mr-2.5 max-md:col-start-3 max-md:row-start-1"
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
    <dl className="relative z-1 max-md:col-[2/-1]">
      <dt className="text-fs-9 text-ink-2">{t('list.openJobs')}</dt>
      <dd className="num flex min-h-8 items-center gap-2 whitespace-nowrap font-semibold">
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
