import { canMove } from '@stellenvisite/contract/applications';
import type { ReceivedApplicationDetail } from '@stellenvisite/contract/applications.schema';
import type { ReceivedMove } from '@stellenvisite/contract/received-applications';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Note } from '../../../ui/note.tsx';
import { Bone, Bones } from '../../../ui/skeletons.tsx';
import { ReadFailure } from '../../applications/shared/read-failure.tsx';
import { useMayAct } from '../../employer-area/shared/use-acting-employer.ts';
import type { ApplicationsOutlet } from '../shared/applications-outlet.ts';
import { useHeldMoves } from '../shared/held-moves.ts';
import { MoveDialog } from '../shared/move-dialog.tsx';
import { useReceivedApplication } from '../shared/received-queries.ts';
import { ANSWERS, DetailHead } from './detail-head.tsx';
import { Documents } from './documents.tsx';
import { History } from './history.tsx';
import { MatchPanel } from './match-panel.tsx';
import { Notes } from './notes.tsx';
import { Rating } from './rating.tsx';
import { useReview } from './review-queries.ts';
import { Tags } from './tags.tsx';
import { WeekCompared } from './week-compared.tsx';

/** One application beside the list: what was sent, how it fits, what the team says, and the answers to it. */
export function ApplicationDetail({ id, outlet }: { id: string; outlet: ApplicationsOutlet }) {
  const { t } = useTranslation('received-application');
  const { data, error, refetch } = useReceivedApplication(id);
  if (data) return <OpenApplication application={data} outlet={outlet} />;
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <Bones label={t('loading')} className="rd-bones">
      <Bone className="h-9 w-64 max-w-full" />
      <Bone className="mt-3 h-5 w-80 max-w-full" />
      <Bone className="mt-8 h-96 w-full" />
    </Bones>
  );
}

type OpenApplicationProps = { application: ReceivedApplicationDetail; outlet: ApplicationsOutlet };

function OpenApplication({ application, outlet }: OpenApplicationProps) {
  const { t } = useTranslation('received-application');
  const [asked, setAsked] = useState<ReceivedMove | null>(null);
  const held = useHeldMoves();
  const mayMove = useMayAct('application.move');
  const { data: review } = useReview(application.id);
  const { id, status, applicant } = application;
  const isHeld = held.some(({ applications }) => applications.some((each) => each.id === id));
  const canAnswer = mayMove && !isHeld;
  const answer = (to: ReceivedMove) => {
    const isPossible = canMove('employer', status, to) || (to === 'interview' && status === to);
    if (canAnswer && isPossible) setAsked(to);
  };
  useAnswerKeys(answer);
  return (
    <article className="rd" aria-labelledby="applicant">
      <DetailHead application={application} outlet={outlet} onAnswer={isHeld ? null : answer} />
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
