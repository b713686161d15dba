import {
  DECISION_UNDO_SECONDS,
  MAX_DECISION_REASON,
  type PendingJob,
  type ReviewReason,
  refusePendingJobSchema,
} from '@stellenvisite/contract/jobs/pending-jobs.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { fetchSignedIn, sendOnLeave } from '../../../../session/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { TextArea } from '../../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { Kbd } from '../../../../ui/kbd.tsx';
import { PANE_HEADING, PANE_SECTION } from './reason-list.tsx';

export const DECISIONS = ['release', 'return', 'reject'] as const;

export type Decision = (typeof DECISIONS)[number];

/** Checks a decision: without a reason text only a release can be sent, and what blocks an ad prevents its release. */
const decisionSchema = ({ reasons }: PendingJob) =>
  z
    .object({ decision: z.enum(DECISIONS).nullable(), letter: z.string().trim() })
    .refine(({ decision, letter }) =>
      decision === 'release'
        ? !reasons.some(({ isBlocking }) => isBlocking)
        : decision !== null && refusePendingJobSchema.shape.reason.safeParse(letter).success,
    );

type Draft = z.infer<ReturnType<typeof decisionSchema>>;

type PendingDecision = { key: number; job: PendingJob; decision: Decision; letter: string };

export const UNDO_MS = DECISION_UNDO_SECONDS * 1000;

const EMPTY_DRAFT: Draft = { decision: null, letter: '' };

const PENDING_REVIEW_JOBS = ['get', '/api/admin/pending-jobs'] as const;

const PATHS = { release: 'release', return: 'refusal', reject: 'rejection' } as const;

/** Subjects of a letter to the employer; each is a text block. */
const LETTER_BLOCKS = ['pay', 'wording', 'incomplete', 'contact', 'address', 'duplicate'] as const;

type LetterBlock = (typeof LETTER_BLOCKS)[number];

const BLOCK_OF: Record<ReviewReason['kind'], LetterBlock | null> = {
  gender_form: 'wording',
  one_sex: 'wording',
  discriminating: 'wording',
  shouting: 'wording',
  pay_missing: 'pay',
  incomplete: 'incomplete',
  contact_in_text: 'contact',
  foreign_address: 'address',
  duplicate: 'duplicate',
  new_employer: null,
};

/** Changes the decision by the keys of the screen. */
export type DecisionKeys = { choose: (decision: Decision) => void; send: () => void };

type DecisionPaneProps = {
  job: PendingJob;
  draft: Draft;
  openedBy: string | null;
  failure: unknown;
  ref: Ref<DecisionKeys>;
  /** Called with what was chosen and written so far when another job is opened. */
  onLeave: (draft: Draft) => void;
  onSend: (draft: Draft) => void;
  onSkip: () => void;
};

/** Asks for the decision about one job, with the letter its employer reads. Locked while somebody else has the job open. */
export function DecisionPane({ job, draft, openedBy, failure, ref, onLeave, onSend, onSkip }: DecisionPaneProps) {
  const { t } = useTranslation('pending-jobs');
  const errorText = useErrorText();
  const schema = decisionSchema(job);
  const form = useZodForm({
    schema,
    defaultValues: draft,
    fields: ['decision', 'letter'],
    errorText: (_name, { message }) => message,
    onSubmit: onSend,
  });
  const { decision, letter } = form.watch();
  const isBlocked = job.reasons.some(({ isBlocking }) => isBlocking);
  const isLocked = openedBy !== null;
  const canSend = !isLocked && schema.safeParse({ decision, letter }).success;
  useImperativeHandle(ref, () => ({
    choose: (chosen) => {
      if (!isLocked) form.setValue('decision', chosen);
    },
    send: () => {
      if (canSend) form.submit();
    },
  }));
  const leave = useEffectEvent(() => onLeave(form.getValues()));
  useEffect(() => () => leave(), []);
  return (
    <>
      <section className={PANE_SECTION}>
        {isLocked && <Note tone="warn">{t('openedBy', { name: openedBy })}</Note>}
        <ErrorSummary {...form.summary} failure={failure !== null && `${t('notSaved')} ${errorText(failure)}`} />
        <fieldset className="min-w-0" disabled={isLocked}>
          <legend className={PANE_HEADING}>{t('decision')}</legend>
          <div className="overflow-hidden rounded-control border border-line-2">
            {DECISIONS.map((each, index) => (
              <label
                key={each}
                className="grid min-h-tap cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-4 py-2.5 text-fs-7 leading-[1.35] not-first:border-line not-first:border-t has-checked:bg-marker-soft has-checked:shadow-[inset_5px_0_0_var(--marker-2)]"
              >
                <input type="radio" className="dot" value={each} {...form.register('decision')} />
                <b>{t(`decisions.${each}`)}</b>
                <Kbd as="i">{index + 1}</Kbd>
                <DecisionHelp decision={each} isBlocked={isBlocked} />
              </label>
            ))}
          </div>
        </fieldset>
        {decision && decision !== 'release' && (
          <>
            <LetterBlocks job={job} letter={letter} onLetter={(text) => form.setValue('letter', text)} />
            <Field label={t('letter')} help={t('letterHelp')} {...form.field('letter')}>
              <TextArea rows={7} maxLength={MAX_DECISION_REASON} disabled={isLocked} {...form.register('letter')} />
            </Field>
          </>
        )}
      </section>
      <footer className="sticky bottom-0 flex gap-2 border-line border-t bg-sheet px-5 py-4 max-md:bottom-[3.75rem] max-md:px-gutter">
        <Button variant="secondary" className="flex-auto px-3" onClick={onSkip}>
          {t('skip')}
        </Button>
        <Button className="flex-auto px-3" disabled={!canSend} onClick={form.submit}>
          {t(`send.${decision ?? 'release'}`)}
        </Button>
      </footer>
    </>
  );
}

function DecisionHelp({ decision, isBlocked }: { decision: Decision; isBlocked: boolean }) {
  const { t } = useTranslation('pending-jobs');
  const help = decision === 'release' ? isBlocked && t('help.blocked') : t(`help.${decision}`);
  return help ? <small className="col-[2/-1] text-fs-9 text-ink-2">{help}</small> : null;
}

/** Text blocks that fit the reasons; the letter stays what the administrator makes of it. */
function LetterBlocks({
  job,
  letter,
  onLetter,
}: {
  job: PendingJob;
  letter: string;
  onLetter: (letter: string) => void;
}) {
  const { t } = useTranslation('pending-jobs');
  const blocks = blocksFor(job.reasons);
  if (blocks.length === 0) return null;
  const sentenceOf = (block: LetterBlock, words: string[]) =>
    t(`blocks.${block}.text`, { words: words.map((each) => t('quoted', { words: each })).join(', ') });
  return (
    <fieldset className="my-2.5 flex flex-wrap gap-1.5">
      <legend className="visually-hidden">{t('blocksLabel')}</legend>
      {blocks.map(({ block, words }) => {
        const sentence = sentenceOf(block, words);
        const isIn = letter.includes(sentence);
        return (
          <button
            key={block}
            type="button"
            className="inline-flex min-h-tap items-center gap-1.5 rounded-control px-3 font-medium text-fs-8 leading-[1.2] shadow-[inset_0_0_0_1px_var(--line-2)] aria-pressed:bg-marker-soft aria-pressed:font-semibold aria-pressed:shadow-[inset_0_0_0_1px_var(--marker-2)]"
            aria-pressed={isIn}
            onClick={() => onLetter(toggleSentence(letter, sentence, t('greeting')))}
          >
            {isIn && <Check size={16} />}
            {t(`blocks.${block}.name`)}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Returns the blocks that fit the reasons, with the words each is about. */
export function blocksFor(reasons: readonly ReviewReason[]): { block: LetterBlock; words: string[] }[] {
  return LETTER_BLOCKS.flatMap((block) => {
    const about = reasons.filter(({ kind }) => BLOCK_OF[kind] === block);
    return about.length === 0 ? [] : [{ block, words: [...new Set(about.flatMap(({ words }) => words))] }];
  });
}

/** Puts a sentence into the letter, or takes it out where it is as it was; what was typed by hand stays. */
export function toggleSentence(letter: string, sentence: string, greeting: string): string {
  if (letter.includes(sentence)) {
    const rest = letter.replace(sentence, '').replaceAll(/ {2,}/g, ' ').trim();
    return rest === greeting ? '' : rest;
  }
  return letter.trim() === '' ? `${greeting} ${sentence}` : `${letter.trimEnd()} ${sentence}`;
}

function requestOf({ job, decision, letter }: PendingDecision) {
  return {
    method: 'POST' as const,
    path: `/api/admin/pending-jobs/${job.id}/${PATHS[decision]}`,
    body: { version: job.version, ...(decision === 'release' ? {} : { reason: letter }) },
  };
}

/**
 * Decisions that can still be undone: each is sent when its time is over, so that an employer is never notified of one that was taken
 * back (docs/decisions/031). A draft outlives a decision that was refused, and the change to another job.
 */
export function useDecisions() {
  const client = useQueryClient();
  const drafts = useRef(new Map<string, Draft>());
  const [pending, setPending] = useState<readonly PendingDecision[]>([]);
  const [failed, setFailed] = useState<{ id: string; error: unknown } | null>(null);
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const drop = (key: number) => setPending((all) => all.filter((each) => each.key !== key));

  const sendAll = useEffectEvent(() => {
    for (const each of pending) sendOnLeave(requestOf(each));
  });
  useEffect(() => {
    const leave = () => sendAll();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    pending,
    failed,
    /** Decided here: the list may show them until it is read again. */
    isGone: (id: string) => sent.has(id) || pending.some(({ job }) => job.id === id),
    draftOf: (id: string) => drafts.current.get(id) ?? EMPTY_DRAFT,
    saveDraft: (id: string, draft: Draft) => void drafts.current.set(id, draft),
    decide: (job: PendingJob, { decision, letter }: Draft) => {
      if (!decision) return;
      setFailed(null);
      setPending((all) => [...all, { key: (all.at(-1)?.key ?? 0) + 1, job, decision, letter }]);
    },
    /** The last one, where none is named. Answers the job it was about. */
    undo: (key = pending.at(-1)?.key): string | null => {
      const found = pending.find((each) => each.key === key);
      if (found) drop(found.key);
      return found?.job.id ?? null;
    },
    send: async (decision: PendingDecision): Promise<void> => {
      const { path, method, body } = requestOf(decision);
      const headers = { 'content-type': 'application/json' };
      setSent((all) => new Set(all).add(decision.job.id));
      drop(decision.key);
      try {
        const url = new URL(path, location.href);
        const answer = await fetchSignedIn(new Request(url, { method, headers, body: JSON.stringify(body) }));
        if (!answer.ok) throw await answer.json();
      } catch (error) {
        setFailed({ id: decision.job.id, error });
        setSent((all) => new Set([...all].filter((id) => id !== decision.job.id)));
      }
      await client.invalidateQueries({ queryKey: PENDING_REVIEW_JOBS });
      await client.invalidateQueries({ queryKey: ['get', '/api/admin/waiting'] });
    },
  };
}
