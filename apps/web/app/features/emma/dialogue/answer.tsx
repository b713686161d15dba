import type { EmmaDataParts } from '@stellenvisite/contract/emma-parts.schema';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../../ui/note.tsx';
import { AlertOffer } from '../answer/alert-offer.tsx';
import { AnswerText } from '../answer/answer-text.tsx';
import { Comparison, EmployerLink, MatchBill, PayFigures } from '../answer/figures.tsx';
import { HandOverOffer } from '../answer/hand-over-offer.tsx';
import { JobCards } from '../answer/job-cards.tsx';
import { AnswerChoice, ApplicationOffer, Relaxations, SignInOffer, Sources } from '../answer/offers.tsx';
import { SavedNote } from '../answer/saved-note.tsx';
import { WishList } from '../answer/wish-list.tsx';
import { useCurrentWork } from '../chat/emma-chat.ts';
import { dataPartsOf, type EmmaUiMessage, textOfMessage } from '../chat/emma-message.ts';
import type { Emma } from '../chat/use-emma.ts';
import { EmmaSays } from './emma-says.tsx';

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

/** What would change something: it happens by a button and never by words alone. */
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
