import type { PendingJob, PendingJobs, SameJob } from '@stellenvisite/contract/jobs/pending-jobs.schema';
import { keepPreviousData } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowLeft, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../../ui/feedback/skeletons.tsx';
import { UndoToast } from '../../../../ui/feedback/undo-toast.tsx';
import { Switch } from '../../../../ui/forms/switch.tsx';
import { Pagination } from '../../../../ui/table/pagination.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { DECISIONS, type Decision, type DecisionKeys, DecisionPane, UNDO_MS, useDecisions } from './decision-pane.tsx';
import { KeyHelp, KeyLine } from './moderation-keys.tsx';
import { QueueList } from './queue-list.tsx';
import { PANE_HEADING, PANE_SECTION, ReasonList } from './reason-list.tsx';
import { ReviewedAd } from './reviewed-ad.tsx';

type ModerationKeys = {
  onStep: (by: 1 | -1) => void;
  onDecision: (decision: Decision) => void;
  onNextReason: () => void;
  onSend: () => void;
  onUndo: () => void;
  onHelp: () => void;
};

/** Well before a claim ends after a minute. */
const RENEW_MS = 25_000;

const GRID =
  'grid grid-cols-[19rem_minmax(0,1fr)_25rem] items-start rounded-sheet border border-line bg-sheet max-[80rem]:grid-cols-[17rem_minmax(0,1fr)] max-md:mx-[calc(-1*var(--gutter))] max-md:block max-md:rounded-none max-md:border-x-0';

/** Hides on a phone what belongs to a job until one is picked: the queue is a page, and each job another. */
const ONLY_PICKED = 'max-md:group-not-data-[picked]:hidden';

/** First jobs of employers nobody has verified: what waits, the ad with its reasons, and the decision. */
export function ModerationScreen() {
  const errorText = useErrorText();
  const [params] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const state = params.get('liste') === 'zurueckgegeben' ? 'returned' : 'pending';
  const query = { page, state } as const;
  const { data, error } = $api.useQuery(
    'get',
    '/api/admin/pending-jobs',
    { params: { query } },
    { placeholderData: keepPreviousData },
  );
  if (!data) return error ? <Note tone="warn">{errorText(error)}</Note> : <Skeletons />;
  return <Moderation key={state} list={data} isPendingReview={state === 'pending'} />;
}

const Skeletons = () => (
  <div className={GRID} data-wide>
    <Skeleton className="h-96 w-full" />
    <Skeleton className="h-96 w-full" />
    <Skeleton className="h-96 w-full" />
  </div>
);

function Moderation({ list, isPendingReview }: { list: PendingJobs; isPendingReview: boolean }) {
  const { t } = useTranslation('pending-jobs');
  const [params, setParams] = useSearchParams();
  const decisions = useDecisions();
  const ad = useRef<HTMLDivElement>(null);
  const reason = useRef(0);
  const decision = useRef<DecisionKeys>(null);
  const [compared, setCompared] = useState<SameJob | null>(null);
  const [hasHelp, setHasHelp] = useState(false);
  const jobs = list.items.filter(({ id }) => !decisions.isGone(id));
  const picked = params.get('stelle');
  const index = Math.max(
    0,
    jobs.findIndex(({ id }) => id === picked),
  );
  const job = jobs[index];
  const openedBy = useClaim(isPendingReview ? job : undefined);

  const open = (id: string | undefined) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (id) next.set('stelle', id);
        else next.delete('stelle');
        return next;
      },
      { preventScrollReset: true, replace: true },
    );
  const showReason = (number: number) => {
    reason.current = number;
    const place = ad.current?.querySelector(`[data-reason="${number}"]`);
    place?.scrollIntoView({ block: 'center' });
    for (const each of ad.current?.querySelectorAll('[data-shown]') ?? []) each.removeAttribute('data-shown');
    place?.setAttribute('data-shown', '');
  };
  const step = (by: 1 | -1) => open(jobs[index + by]?.id ?? job?.id);
  const undo = (key?: number) => {
    const id = decisions.undo(key);
    if (id) open(id);
  };
  useModerationKeys({
    onStep: step,
    onDecision: (chosen) => decision.current?.choose(chosen),
    onNextReason: () => job && showReason((reason.current % job.reasons.length) + 1),
    onSend: () => decision.current?.send(),
    onUndo: () => undo(),
    onHelp: () => setHasHelp(true),
  });

  return (
    <>
      <div className={clsx(GRID, 'group')} data-wide data-picked={picked && job ? '' : undefined}>
        <div className="border-line border-r max-[80rem]:row-[1/3] max-md:border-r-0 max-md:group-data-[picked]:hidden">
          <QueueList jobs={jobs} currentId={job?.id ?? null} targetDays={isPendingReview ? list.targetDays : null} />
          {jobs.length === 0 && (
            <EmptyState title={t('none.title')} text={t(isPendingReview ? 'none.text' : 'none.returned')} />
          )}
          <QueueFoot list={list} />
        </div>
        {job && (
          <>
            <div
              className={clsx(
                'self-stretch border-line border-r bg-paper p-6 max-[80rem]:border-r-0 max-md:p-0',
                ONLY_PICKED,
              )}
              ref={ad}
            >
              <Link
                className="hidden min-h-tap items-center gap-1.5 px-gutter font-medium text-fs-8 text-ink-2 leading-none max-md:inline-flex"
                to={{ search: isPendingReview ? '' : '?liste=zurueckgegeben' }}
              >
                <ArrowLeft size={18} />
                {t('backToQueue')}
              </Link>
              <ReviewedAd job={job} />
            </div>
            <aside
              className={clsx(
                'sticky top-0 flex max-h-screen flex-col self-start overflow-y-auto border-line max-[80rem]:static max-[80rem]:max-h-none max-[80rem]:border-t',
                ONLY_PICKED,
              )}
              aria-label={t('pane')}
            >
              <ReasonList job={job} onReason={showReason} onCompare={setCompared} />
              {isPendingReview ? (
                <DecisionPane
                  key={job.id}
                  ref={decision}
                  job={job}
                  draft={decisions.draftOf(job.id)}
                  openedBy={openedBy}
                  failure={decisions.failed?.id === job.id ? decisions.failed.error : null}
                  onLeave={(draft) => decisions.saveDraft(job.id, draft)}
                  onSend={(draft) => {
                    decisions.decide(job, draft);
                    open((jobs[index + 1] ?? jobs[index - 1])?.id);
                  }}
                  onSkip={() => step(1)}
                />
              ) : (
                <ReturnedLetter job={job} />
              )}
            </aside>
          </>
        )}
      </div>
      {isPendingReview && <KeyLine onHelp={() => setHasHelp(true)} />}
      <div
        className="fixed right-5 bottom-5 z-40 grid max-w-[min(26rem,calc(100vw-2*var(--gutter)))] gap-2 max-md:inset-x-(--gutter) max-md:bottom-20"
        role="status"
      >
        {decisions.pending.map((each) => (
          <UndoToast
            key={each.key}
            icon={<Undo2 size={20} />}
            title={t(`pending.${each.decision}`, { title: each.job.title })}
            undoLabel={t('undo')}
            ms={UNDO_MS}
            restartOn={each.key}
            onUndo={() => undo(each.key)}
            onEnd={() => void decisions.send(each)}
          >
            {t('pending.undoHint')}
          </UndoToast>
        ))}
      </div>
      {job && compared && <CompareDialog job={job} same={compared} onClose={() => setCompared(null)} />}
      {hasHelp && <KeyHelp onClose={() => setHasHelp(false)} />}
    </>
  );
}

/** Renders the reason given to the employer of a job that was given back. */
function ReturnedLetter({ job: { refusal } }: { job: PendingJob }) {
  const { t } = useTranslation('pending-jobs');
  return (
    <section className={PANE_SECTION} aria-labelledby="mod-told">
      <h2 id="mod-told" className={PANE_HEADING}>
        {t('shownToEmployer')}
      </h2>
      <p className="mb-3 whitespace-pre-line rounded-control bg-sheet-2 p-4">{refusal}</p>
      <p className="text-fs-8 text-ink-2">{t('waitsForEmployer')}</p>
    </section>
  );
}

/** Says that this administrator has the job open, as long as it is; answers who else has. */
function useClaim(job: PendingJob | undefined): string | null {
  const { data } = $api.useQuery(
    'put',
    '/api/admin/pending-jobs/{id}/claim',
    { params: { path: { id: job?.id ?? '' } } },
    { enabled: job !== undefined, refetchInterval: RENEW_MS, staleTime: 0 },
  );
  return data ? data.openedBy : (job?.openedBy ?? null);
}

/** Further pages of the queue, and whether first jobs wait at all. */
function QueueFoot({ list }: { list: PendingJobs }) {
  const { t } = useTranslation('pending-jobs');
  const errorText = useErrorText();
  const [params] = useSearchParams();
  const hold = $api.useMutation('put', '/api/admin/pending-jobs/switch', {
    onSettled: (_data, _error, _variables, _before, { client }) =>
      client.invalidateQueries({ queryKey: ['get', '/api/admin/pending-jobs'] }),
  });
  const toPage = (page: number) => {
    const next = new URLSearchParams(params);
    next.delete('stelle');
    next.set('page', String(page));
    return { search: `?${next}` };
  };
  return (
    <div className="grid gap-4 px-5 py-4 max-md:px-gutter">
      <Pagination page={list.page} pageCount={Math.ceil(list.total / list.pageSize)} toPage={toPage} />
      <Switch
        label={t('switch')}
        help={t('switchHelp')}
        checked={list.isOn}
        onChange={({ currentTarget }) => hold.mutate({ body: { isOn: currentTarget.checked } })}
      />
      {hold.error && <Note tone="warn">{errorText(hold.error)}</Note>}
    </div>
  );
}

/** The keys of the drawing. Only Ctrl+Enter acts while somebody types, and none while a dialog is open. */
function useModerationKeys(keys: ModerationKeys): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open], [role=menu]')) return;
    const isSending = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isSending && (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))) return;
    const act = isSending ? keys.onSend : actOf(event.key, keys);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => answer(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function actOf(key: string, keys: ModerationKeys): (() => void) | undefined {
  const decision = DECISIONS[Number(key) - 1];
  if (decision) return () => keys.onDecision(decision);
  const acts: Record<string, () => void> = {
    j: () => keys.onStep(1),
    k: () => keys.onStep(-1),
    g: keys.onNextReason,
    z: keys.onUndo,
    '?': keys.onHelp,
  };
  return acts[key.toLowerCase()];
}

/** A radio of the decision is no field one types in. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input:not([type=radio]), textarea, select') !== null;
}
