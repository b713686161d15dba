import {
  type ApplicationNote,
  type ApplicationReview,
  RATING_STARS,
} from '@stellenvisite/contract/applications/application-reviews.schema';
import type { ReceivedApplicationDetail } from '@stellenvisite/contract/applications/applications.schema';
import { columnOf } from '@stellenvisite/contract/applications/received-applications';
import type { ReceivedApplication } from '@stellenvisite/contract/applications/received-applications.schema';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Skeleton, Skeletons } from '../../../../ui/feedback/skeletons.tsx';
import { useLocale } from '../../../../ui/use-locale.ts';
import { useMayAct } from '../../../identity/acting-employer/use-acting-employer.ts';
import { clockOf, shortDay } from '../../../jobs/display/apply/interview-time.ts';
import { ReadFailure } from '../../../platform/read-failure.tsx';
import type { ApplicationsOutlet } from '../shared/applications-outlet.ts';
import { type AnswerMove, MoveDialog } from '../shared/move-dialog.tsx';
import { useReceivedApplication, useReceivedNextToBoard } from '../shared/received-queries.ts';
import { useScheduledMoves } from '../shared/scheduled-moves-bar.tsx';
import { ANSWERS, answersIn, DetailHead } from './detail-head.tsx';
import { Documents } from './documents.tsx';
import { Facts } from './facts.tsx';
import { InterviewPanel } from './interview-panel.tsx';
import { MatchPanel } from './match-panel.tsx';
import { Notes } from './notes.tsx';
import { OfferPanel } from './offer-panel.tsx';
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
  useOpened(data, outlet.card);
  // The row of the list says who it is before the documents are there.
  const application = data ?? outlet.card;
  if (application)
    return (
      <OpenApplication
        application={application}
        detail={data ?? null}
        failure={!data && error && <ReadFailure error={error} onRetry={() => void refetch()} />}
        outlet={outlet}
      />
    );
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <Skeletons label={t('loading')} className="rd-bones">
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="mt-3 h-5 w-80 max-w-full" />
      <Skeleton className="mt-8 h-96 w-full" />
    </Skeletons>
  );
}

/** Opening marks an application as seen; the list is read again if it does not know yet. */
function useOpened(detail: ReceivedApplicationDetail | undefined, card: ReceivedApplication | null): void {
  const readAgain = useReceivedNextToBoard();
  const isBehind = detail !== undefined && card !== null && detail.openedAt !== null && card.openedAt === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each application
  useEffect(() => {
    if (isBehind) void readAgain();
  }, [isBehind, detail?.id]);
}

type OpenApplicationProps = {
  application: ReceivedApplicationDetail | ReceivedApplication;
  /** Null while it is read. */
  detail: ReceivedApplicationDetail | null;
  failure: ReactNode;
  outlet: ApplicationsOutlet;
};

function OpenApplication({ application, detail, failure, outlet }: OpenApplicationProps) {
  const { t } = useTranslation('received-application');
  const [asked, setAsked] = useState<AnswerMove | null>(null);
  const navigate = useNavigate();
  const scheduled = useScheduledMoves();
  const mayMove = useMayAct('application.move');
  const { data: review } = useReview(application.id);
  const { id, status } = application;
  const column = columnOf(application);
  const target = scheduled.find(({ applications }) => applications.some((each) => each.id === id))?.to ?? null;
  const answer = (to: AnswerMove) => {
    if (mayMove && target === null && answersIn(column).includes(to)) setAsked(to);
  };
  useAnswerKeys({
    answer,
    isOff: outlet.hasSelection === true,
    ask: () => void navigate(`/employer-dashboard/nachrichten/${id}`),
  });
  return (
    <article className="rd" aria-labelledby="applicant">
      <DetailHead
        application={application}
        files={detail?.files ?? []}
        outlet={outlet}
        target={target}
        onAnswer={answer}
      />
      <Facts application={application} detail={detail} />
      {status === 'withdrawn' && (
        <Note tone="warn" role="status" className="rd-banner">
          {t('withdrawn')}
        </Note>
      )}
      <div className="rd-columns">
        <div className="rd-main">
          {failure}
          {detail?.offer && target === null && (
            <OfferPanel application={detail} offer={detail.offer} onAnswer={answer} nextId={outlet.nextId} />
          )}
          {detail ? <Documents key={id} application={detail} /> : !failure && <DocumentSkeleton />}
        </div>
        <div className="rd-side">
          {detail && <InterviewPanel application={detail} />}
          {application.applicant && <MatchPanel applicationId={id} />}
          {detail && <WeekCompared jobWeek={detail.jobWeek} own={detail.applicant?.profile?.week ?? null} />}
          {review && (
            <>
              <Rating applicationId={id} ratings={review.ratings} />
              <Tags applicationId={id} tags={review.tags} suggestedTags={review.suggestedTags} />
              <Notes key={id} applicationId={id} notes={review.notes} team={review.team} />
            </>
          )}
          {detail && <History application={detail} notes={review?.notes ?? []} />}
        </div>
      </div>
      {asked && (
        <MoveDialog
          application={application}
          language={application.language}
          to={asked}
          onClose={() => setAsked(null)}
          onSent={outlet.advance}
        />
      )}
    </article>
  );
}

function DocumentSkeleton() {
  const { t } = useTranslation('received-application');
  return (
    <Skeletons label={t('loading')} className="rd-documents">
      <Skeleton className="m-5 h-96 w-[calc(100%-2.5rem)]" />
    </Skeletons>
  );
}

type AnswerKeys = {
  answer: (to: AnswerMove) => void;
  /** Opens the conversation. */
  ask: () => void;
  /** The keys of answers belong to the selection. */
  isOff: boolean;
};

/** E, Z and A answer, R asks, N begins a note; not while somebody types or a dialog is open. */
function useAnswerKeys({ answer, ask, isOff }: AnswerKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('dialog[open], [role=menu]')) return;
    const key = event.key.toLowerCase();
    const found = ANSWERS.find((each) => each.key === key);
    if (found && isOff) return;
    if (found) answer(found.to);
    else if (key === 'r') ask();
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
