import type { EmmaDataParts } from '@stellenvisite/contract/assistant/emma-parts.schema';
import { Heart, UserRound, X } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../../../api/data-of.ts';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { api } from '../../../../session/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { markBookmark } from '../../../jobs/display/heart/bookmark-store.ts';
import { AlertOffer } from '../answer/alert-offer.tsx';
import { AnswerText } from '../answer/answer-text.tsx';
import { Comparison, EmployerLink, MatchBill, PayFigures } from '../answer/figures.tsx';
import { JobCards } from '../answer/job-cards.tsx';
import { AnswerChoice, ApplicationOffer, Relaxations, SignInOffer, Sources } from '../answer/offers.tsx';
import { dataPartsOf, type EmmaUiMessage, textOfMessage, useCurrentWork } from '../chat/emma-chat.ts';
import { setOutcome, useOutcome } from '../chat/outcomes.ts';
import type { Emma } from '../chat/use-emma.ts';

type SavedNoteProps = { data: EmmaDataParts['saved']; isCurrent: boolean; isRunning: boolean; outcomeKey: string };

type WishListProps = { data: EmmaDataParts['wishes']; isFirst: boolean; isCurrent: boolean; emma: Emma };

type HandOverOfferProps = { data: EmmaDataParts['confirm'] & { action: 'hand-over' }; onOpen: () => void };

type AnswerProps = {
  message: EmmaUiMessage;
  emma: Emma;
  /** The latest one: only its questions and wishes can be pressed. */
  isCurrent: boolean;
  isFirst: boolean;
  onHandOver: (question: string) => void;
};

/** One answer. Its parts have an order of their own: what was understood, what was done, the words, the jobs, what comes next. */
export const Answer = memo(function Answer({ message, emma, isCurrent, isFirst, onHandOver }: AnswerProps) {
  const { t } = useTranslation('emma');
  const isRunning = isCurrent && emma.isRunning;
  const of = <K extends keyof EmmaDataParts>(name: K) => dataPartsOf(message, name);
  const wishes = of('wishes').at(-1);
  // That something private was left out is the first sentence of the answer itself.
  const notices = [...new Set(of('notice').map(({ notice }) => notice))].filter((notice) => notice !== 'private');
  const keyOf = (name: string, index: number) => `${message.id} ${name} ${index}`;
  return (
    <div className="ea-answer">
      <EmmaSays />
      {notices.map((notice) => (
        <Note key={notice}>{t(`notice.${notice}`)}</Note>
      ))}
      {wishes && <WishList data={wishes} isFirst={isFirst} isCurrent={isCurrent} emma={emma} />}
      {isRunning && <CurrentWork />}
      {of('saved').map((data, index) => (
        <SavedNote
          key={data.job.id}
          data={data}
          isCurrent={isCurrent}
          isRunning={isRunning}
          outcomeKey={keyOf('saved', index)}
        />
      ))}
      <AnswerText text={textOfMessage(message)} isRunning={isRunning} />
      {of('jobs').map((data, index) => (
        <JobCards
          key={keyOf('jobs', index)}
          data={data}
          allUrl={data.reason === 'search' ? (wishes?.url ?? null) : null}
        />
      ))}
      {of('comparison').map((data, index) => (
        <Comparison key={keyOf('comparison', index)} data={data} />
      ))}
      {of('match').map((data) => (
        <MatchBill key={data.job.id} data={data} />
      ))}
      {of('pay').map((data, index) => (
        <PayFigures key={keyOf('pay', index)} data={data} />
      ))}
      {of('employer').map((data) => (
        <EmployerLink key={data.url} data={data} />
      ))}
      {isCurrent &&
        of('relaxations').map((data, index) => <Relaxations key={keyOf('relax', index)} data={data} emma={emma} />)}
      {isCurrent && of('question').map((data) => <AnswerChoice key={data.key} data={data} emma={emma} />)}
      {of('confirm').map((data, index) => (
        <Proposal
          key={keyOf('confirm', index)}
          data={data}
          outcomeKey={keyOf('confirm', index)}
          onHandOver={onHandOver}
        />
      ))}
      {isCurrent &&
        of('sign-in')
          .slice(-1)
          .map((data) => <SignInOffer key={data.reason} data={data} />)}
      {of('sources').map((data, index) => (
        <Sources key={keyOf('sources', index)} data={data} />
      ))}
    </div>
  );
});

type ProposalProps = {
  data: EmmaDataParts['confirm'];
  outcomeKey: string;
  onHandOver: (question: string) => void;
};

/** Shows a proposed change. Only its button applies it; words alone never do. */
function Proposal({ data, outcomeKey, onHandOver }: ProposalProps) {
  switch (data.action) {
    case 'create-alert':
      return <AlertOffer data={data} outcomeKey={outcomeKey} />;
    case 'start-application':
      return <ApplicationOffer data={data} />;
    case 'hand-over':
      return <HandOverOffer data={data} onOpen={() => onHandOver(data.question)} />;
  }
}

/** The work is named while it is done. */
function CurrentWork() {
  const { t } = useTranslation('emma');
  const work = useCurrentWork();
  return (
    <p className="ea-work">
      <i aria-hidden="true">
        <b />
        <b />
        <b />
      </i>
      {t(work ? `work.${work}` : 'work.thinking')}
    </p>
  );
}

function HandOverOffer({ data, onOpen }: HandOverOfferProps) {
  const { t } = useTranslation('emma');
  return (
    <section className="ea-ask">
      <div>
        <h3>
          <UserRound size={20} />
          {t('handOver.title')}
        </h3>
        <p>{t(data.isOpen ? 'handOver.open' : 'handOver.closed')}</p>
      </div>
      <footer>
        <Button onClick={onOpen}>{t('handOver.write')}</Button>
      </footer>
    </section>
  );
}

/** Lists the wishes that were understood, each with a button to remove it. Only those of the latest answer can be changed. */
function WishList({ data: { items }, isFirst, isCurrent, emma }: WishListProps) {
  const { t } = useTranslation('emma');
  if (items.length === 0) return null;
  return (
    <section className="ea-wishes">
      <h3>{t(isFirst ? 'wishes.first' : 'wishes.next')}</h3>
      <ul>
        {items.map(({ kind, label, isNew }) => (
          <li key={kind}>
            {isNew && !isFirst && <em>{t('wishes.new')}</em>}
            <span>{label}</span>
            {isCurrent && (
              <button
                type="button"
                title={t('wishes.remove', { wish: label })}
                disabled={emma.isRunning}
                onClick={() => emma.ask(t('wishes.without', { wish: label }), { removeWish: kind })}
              >
                <X size={16} />
                <span className="visually-hidden">{t('wishes.remove', { wish: label })}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A job was saved or taken off the list at once; the latest answer can be undone. */
function SavedNote({ data: { job, isSaved }, isCurrent, isRunning, outcomeKey }: SavedNoteProps) {
  const { t } = useTranslation('emma');
  const errorText = useErrorText();
  const [error, setError] = useState<unknown>(null);
  const isUndone = useOutcome(outcomeKey)?.kind === 'undone';
  const { id } = job;
  // The hearts of the page show what Emma just did; of an answer that was retained it may be long undone.
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

/** Over every answer: who speaks, and that it is an AI. */
export function EmmaSays() {
  const { t } = useTranslation('emma');
  return (
    <p className="ea-who">
      <span className="ea-mono" aria-hidden="true">
        {t('ai')}
      </span>
      {t('who')}
    </p>
  );
}
