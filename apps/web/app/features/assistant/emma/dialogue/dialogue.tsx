import type { TFunction } from 'i18next';
import { ArrowDown, ChevronRight } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCodeOf } from '../../../../api/problem-code.ts';
import { $publicApi } from '../../../../api/public-queries.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { dataPartsOf, type EmmaUiMessage, textOfMessage } from '../chat/emma-chat.ts';
import type { Emma } from '../chat/use-emma.ts';
import { leaveSheet } from '../panel/leave-sheet.ts';
import { Answer, EmmaSays } from './answer.tsx';

type ChatProblem = {
  /** `limit`: too many questions; `off`: switched off meanwhile; `lost`: no connection; `broken`: everything else. */
  kind: 'limit' | 'off' | 'lost' | 'broken';
  /** Seconds until a question is taken again. */
  retryAfter: number | null;
};

type DialogueProps = { emma: Emma; onHandOver: (question: string) => void };

/** Renders the conversation. It is silent itself; a line next to it speaks each answer once it is whole. */
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

/** Returns a finished answer in one piece, as a screen reader speaks it: the words, the jobs by name, and the question at its end. */
function spokenAnswer(message: EmmaUiMessage, t: TFunction<'emma'>): string {
  const words = textOfMessage(message)
    .replaceAll('**', '')
    .replaceAll(/\s?\[\d{1,2}\]/gu, '');
  const jobs = dataPartsOf(message, 'jobs').flatMap(({ items }) =>
    items.map(({ title, employer, location }) => `${title}, ${employer.name}, ${location.city}`),
  );
  const questions = dataPartsOf(message, 'question').map(({ text }) => text);
  const proposals = dataPartsOf(message, 'confirm').map(({ action }) => t(`spoken.${action}`));
  return [words, ...jobs, ...questions, ...proposals].filter((part) => part !== '').join('. ');
}

/** No answer, or half of one: the question stays, and the search works without her. */
function BrokenOff({ error, emma }: { error: Error; emma: Emma }) {
  const { t } = useTranslation('emma');
  const { kind, retryAfter } = chatProblemOf(error);
  const question = emma.messages.findLast(({ role }) => role === 'user');
  const words = question ? textOfMessage(question) : '';
  return (
    <div className="ea-answer">
      <EmmaSays />
      <Note tone="warn" role="alert">
        <b>{t(`broken.${kind}.title`)}</b>
        <br />
        {kind === 'limit' && retryAfter !== null
          ? t('broken.limit.wait', { count: retryAfter })
          : t(`broken.${kind}.text`)}
      </Note>
      <div className="ea-choice">
        <Button variant="secondary" onClick={emma.retry}>
          {t('broken.again')}
        </Button>
        <LinkButton variant="secondary" to={`/jobs?${new URLSearchParams({ q: words })}`} onClick={leaveSheet}>
          {t('broken.search')}
        </LinkButton>
      </div>
    </div>
  );
}

/** Returns the reason why a question failed. The SDK passes the body of a refusal as the message of its error. */
function chatProblemOf(error: Error): ChatProblem {
  const refusal = parse(error.message);
  const code = refusal ? problemCodeOf(refusal) : null;
  const retryAfter = typeof refusal?.retryAfter === 'number' ? refusal.retryAfter : null;
  if (code === 'emma.too_many' || code === 'request.rate_limited') return { kind: 'limit', retryAfter };
  if (code === 'emma.switched_off') return { kind: 'off', retryAfter };
  return { kind: error instanceof TypeError ? 'lost' : 'broken', retryAfter };
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Before the first word: that she is an AI, and ways to begin. */
function Greeting() {
  const { t } = useTranslation('emma');
  return (
    <section className="ea-intro">
      <h3>{t('intro.title')}</h3>
      <p>{t('intro.text')}</p>
      <p>{t('intro.private')}</p>
    </section>
  );
}

/** Shows the quick actions that replace typing, with current counts. */
function Beginnings({ emma }: { emma: Emma }) {
  const { t, i18n } = useTranslation('emma');
  const { data: start } = $publicApi.useQuery('get', '/api/emma', { headers: { 'accept-language': i18n.language } });
  if (!start) return null;
  return (
    <>
      {start.model === 'builtin' && <p className="ea-quiet">{t('intro.builtin')}</p>}
      <h3 className="ea-label">{t('start.quick')}</h3>
      <ul className="ea-quick">
        {start.quickActions.map(({ category, count }) => (
          <li key={category}>
            <button
              type="button"
              className={`tint-${category}`}
              disabled={emma.isRunning}
              onClick={() => emma.ask(t(`start.jobsFor.${category}`), { search: { category: [category] } })}
            >
              <i aria-hidden="true" />
              {t(`start.jobsFor.${category}`)}
              <span className="num">{t('start.count', { count })}</span>
              <ChevronRight size={18} />
            </button>
          </li>
        ))}
      </ul>
      <h3 className="ea-label">{t('start.examples')}</h3>
      <ul className="ea-try">
        {start.examples.map((example) => (
          <li key={example}>
            <button type="button" disabled={emma.isRunning} onClick={() => emma.ask(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
