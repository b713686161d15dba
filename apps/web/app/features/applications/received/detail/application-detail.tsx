import {
  type ApplicationNote,
  type ApplicationReview,
  RATING_STARS,
} from '@stellenvisite/contract/applications/application-reviews.schema';
import { canMove } from '@stellenvisite/contract/applications/applications';
import type { ReceivedApplicationDetail } from '@stellenvisite/contract/applications/applications.schema';
import type { ReceivedMove } from '@stellenvisite/contract/applications/received-applications';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Skeleton, Skeletons } from '../../../../ui/feedback/skeletons.tsx';
import { useLocale } from '../../../../ui/use-locale.ts';
import { useMayAct } from '../../../identity/acting-employer/use-acting-employer.ts';
import { clockOf, shortDay } from '../../../jobs/display/apply/interview-time.ts';
import { ReadFailure } from '../../../platform/read-failure.tsx';
import type { ApplicationsOutlet } from '../shared/applications-outlet.ts';
import { MoveDialog } from '../shared/move-dialog.tsx';
import { useReceivedApplication } from '../shared/received-queries.ts';
import { useScheduledMoves } from '../shared/scheduled-moves-bar.tsx';
import { ANSWERS, DetailHead } from './detail-head.tsx';
import { Documents } from './documents.tsx';
import { MatchPanel } from './match-panel.tsx';
import { Notes } from './notes.tsx';
import { useRate, useReview } from './review-queries.ts';
import { Tags } from './tags.tsx';
import { WeekCompared } from './week-compared.tsx';

type RatingProps = { applicationId: string; ratings: ApplicationReview['ratings'] };

type HistoryProps = { application: ReceivedApplicationDetail; notes: readonly ApplicationNote[] };

type Line = { key: string; at: string; text: string };

/** Renders one application next to the list: what was sent, how it fits, what the team says, and the answers to it. */
export function ApplicationDetail({ id, outlet }: { id: string; outlet: ApplicationsOutlet }) {
  const { t } = useTranslation('received-application');
  const { data, error, refetch } = useReceivedApplication(id);
  if (data) return <OpenApplication application={data} outlet={outlet} />;
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <Skeletons label={t('loading')} className="rd-bones">
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="mt-3 h-5 w-80 max-w-full" />
      <Skeleton className="mt-8 h-96 w-full" />
    </Skeletons>
  );
}

type OpenApplicationProps = { application: ReceivedApplicationDetail; outlet: ApplicationsOutlet };

function OpenApplication({ application, outlet }: OpenApplicationProps) {
  const { t } = useTranslation('received-application');
  const [asked, setAsked] = useState<ReceivedMove | null>(null);
  const scheduled = useScheduledMoves();
  const mayMove = useMayAct('application.move');
  const { data: review } = useReview(application.id);
  const { id, status, applicant } = application;
  const isScheduled = scheduled.some(({ applications }) => applications.some((each) => each.id === id));
  const canAnswer = mayMove && !isScheduled;
  const answer = (to: ReceivedMove) => {
    const isPossible = canMove('employer', status, to) || (to === 'interview' && status === to);
    if (canAnswer && isPossible) setAsked(to);
  };
  useAnswerKeys(answer);
  return (
    <article className="rd" aria-labelledby="applicant">
      <DetailHead application={application} outlet={outlet} onAnswer={isScheduled ? null : answer} />
      {status === 'withdrawn' && (
        <Note tone="warn" role="status" className="rd-banner">
          {t('withdrawn')}
        </Note>
      )}
      <div className="rd-columns">
        <div className="rd-main">
          <Facts application={application} />
          <Documents key={id} application={application} />
        </div>
        <div className="rd-side">
          {applicant && <MatchPanel applicationId={id} />}
          <WeekCompared jobWeek={application.jobWeek} own={applicant?.profile?.week ?? null} />
          {review && (
            <>
              <Rating applicationId={id} ratings={review.ratings} />
              <Tags applicationId={id} tags={review.tags} suggestedTags={review.suggestedTags} />
              <Notes key={id} applicationId={id} notes={review.notes} team={review.team} />
            </>
          )}
          <History application={application} notes={review?.notes ?? []} />
        </div>
      </div>
      {asked && (
        <MoveDialog
          application={application}
          language={application.language}
          to={asked}
          onClose={() => setAsked(null)}
        />
      )}
    </article>
  );
}

function Facts({ application }: { application: ReceivedApplicationDetail }) {
  const { t } = useTranslation('received-application');
  const { t: sources } = useTranslation('statistics', { keyPrefix: 'source' });
  const { id, applicant, timeline } = application;
  const profile = applicant?.profile;
  const hours = [...new Set([profile?.hoursMin, profile?.hoursMax])].filter((each) => typeof each === 'number');
  const opened = timeline.find(({ kind }) => kind === 'opened')?.byName;
  return (
    <dl className="rd-facts">
      <div>
        <dt>{t('fact.start')}</dt>
        <dd className="num">{profile?.earliestStart?.split('-').reverse().join('.') ?? t('fact.unsaid')}</dd>
      </div>
      <div>
        <dt>{t('fact.hours')}</dt>
        <dd className="num">
          {hours.length > 0 ? t('fact.hoursValue', { hours: hours.join('–') }) : t('fact.unsaid')}
        </dd>
      </div>
      <div>
        <dt>{t('fact.message')}</dt>
        <dd>
          <Link className="rd-link" to={`/employer-dashboard/nachrichten/${id}`}>
            {t('fact.write')}
          </Link>
        </dd>
      </div>
      <div>
        <dt>{t('fact.opened')}</dt>
        <dd>{opened || t('fact.unsaid')}</dd>
      </div>
      <div>
        <dt>{t('fact.source')}</dt>
        <dd>{application.source ? sources(application.source) : t('fact.unknown')}</dd>
      </div>
    </dl>
  );
}

/** E, Z and A answer, N begins a note; not while somebody types or a dialog is open. */
function useAnswerKeys(answer: (to: ReceivedMove) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('dialog[open], [role=menu]')) return;
    const key = event.key.toLowerCase();
    const found = ANSWERS.find((each) => each.key === key);
    if (found) answer(found.to);
    else if (key === 'n') document.querySelector<HTMLElement>('[data-note-field]')?.focus();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Lists the events and the notes of the team, newest first. */
function History({ application, notes }: HistoryProps) {
  const { t } = useTranslation('received-application');
  const locale = useLocale();
  const events = application.timeline.map(({ kind, at, by, byName }): Line => {
    const name = byName || t('history.team');
    const text = t(by === 'applicant' ? `history.applicant.${kind}` : `history.employer.${kind}`, { name });
    return { key: `${kind} ${at}`, at, text };
  });
  const written = notes.map(
    ({ id, createdAt, author }): Line => ({
      key: id,
      at: createdAt,
      text: t('history.note', { name: author?.name || t('notes.former') }),
    }),
  );
  const lines = [...events, ...written].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <section aria-labelledby="history">
      <h3 id="history">{t('history.title')}</h3>
      <ol className="rd-history">
        {lines.map(({ key, at, text }) => (
          <li key={key}>
            <time dateTime={at} className="num">
              <b>{shortDay(at, locale)}</b> {clockOf(at)}
            </time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Everybody's own, one to five; pressed again it is taken back. */
function Rating({ applicationId, ratings: { own, others } }: RatingProps) {
  const { t } = useTranslation('received-application');
  const { mutate } = useRate(applicationId);
  const rate = (stars: number | null) => mutate({ params: { path: { id: applicationId } }, body: { stars } });
  return (
    <section aria-labelledby="rating">
      <h3 id="rating">
        {t('rating.title')} <small>{t('teamOnly')}</small>
      </h3>
      <div className="rd-rating">
        <div className="rd-stars" role="radiogroup" aria-labelledby="rating">
          {RATING_STARS.map((stars) => (
            <label key={stars} className={clsx(own !== null && stars <= own && 'rd-star-on')}>
              <input
                type="radio"
                name={`rating-${applicationId}`}
                checked={own === stars}
                onChange={() => rate(stars)}
                onClick={() => own === stars && rate(null)}
              />
              <span aria-hidden="true">{stars}</span>
              <span className="visually-hidden">{t('rating.stars', { stars })}</span>
            </label>
          ))}
        </div>
        <p>
          {own === null ? t('rating.none') : t('rating.own', { stars: own })}
          {others.map(({ name, stars }) => (
            <span key={name}>{t('rating.other', { name, stars })}</span>
          ))}
        </p>
      </div>
    </section>
  );
}
