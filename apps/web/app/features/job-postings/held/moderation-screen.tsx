import type { HeldJob, HeldJobs, SameJob } from '@stellenvisite/contract/held-jobs.schema';
import { keepPreviousData } from '@tanstack/react-query';
import { ArrowLeft, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Bone } from '../../../ui/skeletons.tsx';
import { UndoToast } from '../../../ui/undo-toast.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { canSend, DecisionPane } from './decision-pane.tsx';
import { KeyHelp, KeyLine } from './moderation-keys.tsx';
import { QueueFoot } from './queue-foot.tsx';
import { QueueList } from './queue-list.tsx';
import { ReasonList } from './reason-list.tsx';
import { ReviewedAd } from './reviewed-ad.tsx';
import { useClaim } from './use-claim.ts';
import { UNDO_MS, useDecisions } from './use-decisions.ts';
import { useModerationKeys } from './use-moderation-keys.ts';

/** First jobs of employers nobody has verified: what waits, the ad with its reasons, and the decision. */
export function ModerationScreen() {
  const errorText = useErrorText();
  const [params] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const state = params.get('liste') === 'zurueckgegeben' ? 'returned' : 'held';
  const query = { page, state } as const;
  const { data, error } = $api.useQuery(
    'get',
    '/api/admin/held-jobs',
    { params: { query } },
    { placeholderData: keepPreviousData },
  );
  if (!data) return error ? <Note tone="warn">{errorText(error)}</Note> : <Bones />;
  return <Moderation key={state} list={data} isHeld={state === 'held'} />;
}

const Bones = () => (
  <div className="mod">
    <Bone className="h-96 w-full" />
    <Bone className="h-96 w-full" />
    <Bone className="h-96 w-full" />
  </div>
);

function Moderation({ list, isHeld }: { list: HeldJobs; isHeld: boolean }) {
  const { t } = useTranslation('held-jobs');
  const [params, setParams] = useSearchParams();
  const decisions = useDecisions();
  const ad = useRef<HTMLDivElement>(null);
  const reason = useRef(0);
  const [compared, setCompared] = useState<SameJob | null>(null);
  const [hasHelp, setHasHelp] = useState(false);
  const jobs = list.items.filter(({ id }) => !decisions.isGone(id));
  const picked = params.get('stelle');
  const index = Math.max(
    0,
    jobs.findIndex(({ id }) => id === picked),
  );
  const job = jobs[index];
  const openedBy = useClaim(isHeld ? job : undefined);

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
    for (const each of ad.current?.querySelectorAll('.mod-shown') ?? []) each.classList.remove('mod-shown');
    place?.classList.add('mod-shown');
  };
  const step = (by: 1 | -1) => open(jobs[index + by]?.id ?? job?.id);
  const send = () => {
    if (!job || openedBy !== null || !canSend(job, decisions.draftOf(job.id))) return;
    decisions.decide(job, decisions.draftOf(job.id));
    open((jobs[index + 1] ?? jobs[index - 1])?.id);
  };
  const undo = (key?: number) => {
    const id = decisions.undo(key);
    if (id) open(id);
  };
  useModerationKeys({
    onStep: step,
    onDecision: (decision) => isHeld && job && openedBy === null && decisions.changeDraft(job.id, { decision }),
    onNextReason: () => job && showReason((reason.current % job.reasons.length) + 1),
    onSend: send,
    onUndo: () => undo(),
    onHelp: () => setHasHelp(true),
  });

  return (
    <>
      <div className="mod" data-picked={picked && job ? '' : undefined}>
        <div className="mod-side">
          <QueueList jobs={jobs} currentId={job?.id ?? null} targetDays={isHeld ? list.targetDays : null} />
          {jobs.length === 0 && <EmptyState title={t('none.title')} text={t(isHeld ? 'none.text' : 'none.returned')} />}
          <QueueFoot list={list} />
        </div>
        {job && (
          <>
            <div className="mod-ad" ref={ad}>
              <Link className="mod-back" to={{ search: isHeld ? '' : '?liste=zurueckgegeben' }}>
                <ArrowLeft size={18} />
                {t('backToQueue')}
              </Link>
              <ReviewedAd job={job} />
            </div>
            <aside className="mod-pane" aria-label={t('pane')}>
              <ReasonList job={job} onReason={showReason} onCompare={setCompared} />
              {isHeld ? (
                <DecisionPane
                  job={job}
                  draft={decisions.draftOf(job.id)}
                  openedBy={openedBy}
                  failure={decisions.failed?.id === job.id ? decisions.failed.error : null}
                  onDraft={(part) => decisions.changeDraft(job.id, part)}
                  onSend={send}
                  onSkip={() => step(1)}
                />
              ) : (
                <ReturnedLetter job={job} />
              )}
            </aside>
          </>
        )}
      </div>
      {isHeld && <KeyLine onHelp={() => setHasHelp(true)} />}
      <div className="mod-held" role="status">
        {decisions.pending.map((each) => (
          <UndoToast
            key={each.key}
            icon={<Undo2 size={20} />}
            title={t(`held.${each.decision}`, { title: each.job.title })}
            undoLabel={t('undo')}
            ms={UNDO_MS}
            restartOn={each.key}
            onUndo={() => undo(each.key)}
            onEnd={() => void decisions.send(each)}
          >
            {t('held.notTold')}
          </UndoToast>
        ))}
      </div>
      {job && compared && <CompareDialog job={job} same={compared} onClose={() => setCompared(null)} />}
      {hasHelp && <KeyHelp onClose={() => setHasHelp(false)} />}
    </>
  );
}

/** Of a job that was given back: what its employer was told. */
function ReturnedLetter({ job: { refusal } }: { job: HeldJob }) {
  const { t } = useTranslation('held-jobs');
  return (
    <section aria-labelledby="mod-told">
      <h2 id="mod-told">{t('told')}</h2>
      <p className="mod-told">{refusal}</p>
      <p className="text-fs-8 text-ink-2">{t('waitsForEmployer')}</p>
    </section>
  );
}
