import { ArrowDown } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textOfMessage } from '../chat/emma-message.ts';
import type { Emma } from '../chat/use-emma.ts';
import { Answer } from './answer.tsx';
import { BrokenOff } from './broken-off.tsx';
import { EmmaSays } from './emma-says.tsx';
import { Beginnings, Greeting } from './greeting.tsx';
import { spokenAnswer } from './spoken-answer.ts';

type DialogueProps = { emma: Emma; onHandOver: (question: string) => void };

/** The conversation. It is silent itself; a line beside it speaks each answer once it is whole. */
export function Dialogue({ emma, onHandOver }: DialogueProps) {
  const { t } = useTranslation('emma');
  const { messages, isRunning } = emma;
  const body = useRef<HTMLDivElement>(null);
  const hasNews = useReadingPlace(body, emma);
  const lastAnswer = messages.at(-1)?.role === 'assistant' ? messages.at(-1) : undefined;
  const firstAnswer = messages.find(({ role }) => role === 'assistant');
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a conversation longer than the window is scrolled by the keyboard too */}
      <div ref={body} className="ea-body" role="log" aria-live="off" aria-label={t('log')} tabIndex={0}>
        <Greeting />
        {messages.length === 0 && <Beginnings emma={emma} />}
        {messages.map((message, index) =>
          message.role === 'user' ? (
            <p key={message.id} className="ea-question">
              <span className="visually-hidden">{t('you')} </span>
              {textOfMessage(message)}
            </p>
          ) : (
            <div key={message.id} className="ea-turn">
              <Answer
                message={message}
                emma={emma}
                isFirst={message === firstAnswer}
                isCurrent={index === messages.length - 1}
                onHandOver={onHandOver}
              />
              {emma.isStopped(message.id) && index === messages.length - 1 && !isRunning && <Stopped emma={emma} />}
            </div>
          ),
        )}
        {isRunning && !lastAnswer && (
          <div className="ea-turn">
            <div className="ea-answer">
              <EmmaSays />
              <p className="ea-work">
                <i aria-hidden="true">
                  <b />
                  <b />
                  <b />
                </i>
                {t('work.thinking')}
              </p>
            </div>
          </div>
        )}
        {emma.error && <BrokenOff error={emma.error} emma={emma} />}
        {!isRunning && !lastAnswer && !emma.error && messages.length > 0 && <Stopped emma={emma} />}
      </div>
      {hasNews && (
        <button type="button" className="ea-news" onClick={() => scrollToQuestion(body)}>
          <ArrowDown size={16} />
          {t('news')}
        </button>
      )}
      <p className="visually-hidden" role="status">
        {isRunning ? t('writing') : lastAnswer && spokenAnswer(lastAnswer, t)}
      </p>
    </>
  );
}

function Stopped({ emma }: { emma: Emma }) {
  const { t } = useTranslation('emma');
  return (
    <p className="ea-quiet">
      {t('stopped.text')}{' '}
      <button type="button" className="link" onClick={emma.retry}>
        {t('stopped.again')}
      </button>
    </p>
  );
}

const MARGIN_PX = 16;

function scrollToQuestion(body: RefObject<HTMLDivElement | null>): void {
  const questions = body.current?.querySelectorAll<HTMLElement>('.ea-question');
  const last = questions?.item(questions.length - 1);
  if (body.current && last) body.current.scrollTop = last.offsetTop - MARGIN_PX;
}

/** A new question goes to the top of the window, so that its answer is read from its beginning; who scrolls up is left alone. */
function useReadingPlace(body: RefObject<HTMLDivElement | null>, { messages, isRunning }: Emma): boolean {
  const [hasNews, setHasNews] = useState(false);
  const questions = messages.filter(({ role }) => role === 'user').length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question, when the room for its answer is there
  useEffect(() => {
    setHasNews(false);
    if (questions > 0 && isRunning) scrollToQuestion(body);
  }, [questions, isRunning]);
  useEffect(() => {
    const window = body.current;
    const last = window?.querySelector<HTMLElement>('.ea-turn:last-of-type');
    if (isRunning || !window || !last) return;
    const look = () => setHasNews(last.offsetTop > window.scrollTop + window.clientHeight);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [body, isRunning]);
  return hasNews;
}
