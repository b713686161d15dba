import { changeOfPart, type TextTask, textOfPart } from '@stellenvisite/contract/assistant/text-proposals';
import type { TextProposal } from '@stellenvisite/contract/assistant/text-proposals.schema';
import { JOB_SECTION_KINDS } from '@stellenvisite/contract/jobs/job-fields';
import type { TextPart } from '@stellenvisite/contract/jobs/job-postings';
import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import { findTextFaults } from '@stellenvisite/contract/jobs/text-faults';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { clsx } from 'clsx';
import { Check, Undo, X } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataOf } from '../../../api/data-of.ts';
import type { components } from '../../../api/schema.gen.ts';
import { api } from '../../../session/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeletons.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';

/** A proposal, with the job it was made from. */
type AskedProposal = { key: number; task: TextTask; proposal: TextProposal; before: JobContent };

const STATUS = 'mr-auto flex items-center gap-1.5';

const TextDiff = lazyPart(async () => (await import('./text-diff.tsx')).TextDiff);

type ProposalPartProps = {
  part: TextPart;
  /** The text of the part when the proposal was made, its proposed text, and its current text. */
  before: string;
  after: string;
  now: string;
  decision: 'accepted' | 'rejected' | undefined;
  onAccept: () => void;
  onReject: () => void;
  onUndo: () => void;
};

type Decision = 'accepted' | 'rejected';
type ProposalListProps = { asked: AskedProposal; content: JobContent; onChange: (change: JobContent) => void };

/** Renders every part of a proposal with what it would change; nothing is taken over without a press. */
export function ProposalList({ asked, content, onChange }: ProposalListProps) {
  const { t } = useTranslation('text-proposals');
  const { task, proposal, before } = asked;
  const { parts, texts, model, notices } = proposal;
  const [decisions, setDecisions] = useState<Partial<Record<TextPart, Decision>>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isOpen = (part: TextPart) => !decisions[part] && textOfPart(content, part) === textOfPart(before, part);
  const decide = (part: TextPart, decision: Decision | undefined) =>
    setDecisions((old) => ({ ...old, [part]: decision }));
  const accept = (accepted: readonly TextPart[]) => {
    // Rules are no AI: what they write is not marked, and what a model wrote before stays marked.
    const marked = new Set([...(content.aiParts ?? []), ...(model === 'provider' ? accepted : [])]);
    const changed: JobContent = { aiParts: [...marked] };
    for (const part of accepted) Object.assign(changed, changeOfPart({ ...content, ...changed }, part, texts));
    onChange(changed);
    for (const part of accepted) decide(part, 'accepted');
  };
  const undo = (part: TextPart) => {
    const wasMarked = before.aiParts?.includes(part);
    const aiParts = (content.aiParts ?? []).filter((each) => each !== part || wasMarked);
    onChange({ ...changeOfPart(content, part, before), aiParts });
    decide(part, undefined);
  };
  const open = parts.filter(isOpen);
  return (
    <div className="mt-5">
      <h4 className="text-fs-7 focus:outline-0" ref={heading} tabIndex={-1}>
        {parts.length === 0 ? t(`none.${task}`) : t('found', { count: parts.length })}
      </h4>
      {parts.length > 0 && <p className="mt-1 text-ink-2">{t(model === 'provider' ? 'byModel' : 'byRules')}</p>}
      {notices.map((notice) => (
        <Note key={notice} className="mt-3">
          {t(`notice.${notice}`)}
        </Note>
      ))}
      {parts.map((part) => (
        <ProposalPart
          key={part}
          part={part}
          before={textOfPart(before, part)}
          after={textOfPart(texts, part)}
          now={textOfPart(content, part)}
          decision={decisions[part]}
          onAccept={() => accept([part])}
          onReject={() => decide(part, 'rejected')}
          onUndo={() => (decisions[part] === 'accepted' ? undo(part) : decide(part, undefined))}
        />
      ))}
      {open.length > 1 && (
        <div className="mt-3">
          <Button size="s" onClick={() => accept(open)}>
            {t('acceptAll', { count: open.length })}
          </Button>
        </div>
      )}
    </div>
  );
}

function ProposalPart({ part, before, after, now, decision, onAccept, onReject, onUndo }: ProposalPartProps) {
  const { t } = useTranslation('text-proposals');
  const name = usePartNames()(part);
  // Text that was typed after the proposal is never replaced.
  const isChanged = now !== (decision === 'accepted' ? after : before);
  const faultsOf = (text: string) => findTextFaults(text, part === 'title').map(({ fault }) => fault);
  const left = faultsOf(after);
  const corrected = faultsOf(before).filter((fault) => !left.includes(fault));
  return (
    <section
      className="mt-3 overflow-hidden rounded-control border border-line-2 data-[decision=accepted]:border-good"
      aria-label={t('partLabel', { name })}
      data-decision={decision}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 px-3.5 pt-2.5">
        <h5 className="font-semibold font-text text-fs-7 leading-[1.4]">{name}</h5>
        {corrected.length > 0 && (
          <p className="text-fs-9 text-ink-2">{corrected.map((fault) => t(`corrected.${fault}`)).join(' · ')}</p>
        )}
      </header>
      {decision !== 'rejected' && (
        <Suspense fallback={<Skeleton className="h-20" />}>
          <TextDiff before={before} after={after} />
        </Suspense>
      )}
      <div className="flex min-h-14 flex-wrap items-center gap-2 border-line border-t bg-sheet-2 px-3.5 py-1.5">
        {decision === undefined && !isChanged && (
          <>
            <Button size="s" icon={<Check size={16} />} onClick={onAccept}>
              {t('accept')} <span className="visually-hidden">{name}</span>
            </Button>
            <Button size="s" variant="secondary" icon={<X size={16} />} onClick={onReject}>
              {t('reject')} <span className="visually-hidden">{name}</span>
            </Button>
          </>
        )}
        {decision === undefined && isChanged && (
          <p className={STATUS} role="status">
            {t('changedSince')}
          </p>
        )}
        {decision && (
          <>
            <p className={clsx(STATUS, decision === 'accepted' && 'font-semibold text-good')} role="status">
              {decision === 'accepted' && <Check size={16} />}
              {t(decision)}
            </p>
            {(decision === 'rejected' || !isChanged) && (
              <Button size="s" variant="ghost" icon={<Undo size={16} />} onClick={onUndo}>
                {t('undo')} <span className="visually-hidden">{name}</span>
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** The parts as the form calls them. */
export function usePartNames(): (part: TextPart) => string {
  const { t } = useTranslation('text-proposals');
  const { t: jobs } = useTranslation('jobs');
  return (part) => {
    const kind = JOB_SECTION_KINDS.find((each) => each === part);
    return kind ? jobs(`section.${kind}`) : t(`part.${part as Exclude<TextPart, (typeof JOB_SECTION_KINDS)[number]>}`);
  };
}

/** Asks for one proposal at a time; the last one stays until the next comes. */
export function useProposal({ employerId, content }: { employerId: string; content: JobContent }) {
  const [task, setTask] = useState<TextTask | null>(null);
  const [asked, setAsked] = useState<AskedProposal | null>(null);
  const [error, setError] = useState<unknown>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const ask = async (wanted: TextTask, language: Language) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setTask(wanted);
    setError(null);
    setAsked(null);
    const body = { employerId, task: wanted, language, content } as components['schemas']['CreateTextProposalInput'];
    try {
      const proposal = await dataOf(api.POST('/api/employer/text-proposals', { body, signal: controller.signal }));
      if (!controller.signal.aborted)
        setAsked((last) => ({ key: (last?.key ?? 0) + 1, task: wanted, proposal, before: content }));
    } catch (failure) {
      if (!controller.signal.aborted) setError(failure);
    } finally {
      if (running.current === controller) setTask(null);
    }
  };
  const stop = () => {
    running.current?.abort();
    running.current = undefined;
    setTask(null);
  };
  return { ask, stop, task, asked, error };
}
