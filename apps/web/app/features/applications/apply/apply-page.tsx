import { BEGUN_APPLICATION_PARAM } from '@stellenvisite/contract/applications';
import type { ApplicationDetail, GuestConfirmation } from '@stellenvisite/contract/applications.schema';
import type { CameFrom } from '@stellenvisite/contract/came-from.schema';
import type { JobDetail } from '@stellenvisite/contract/jobs.schema';
import type { ProblemCode } from '@stellenvisite/contract/problems';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { problemCodeOf } from '../../../api/problem-code.ts';
import { useProblemText } from '../../../i18n/use-problem-text.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { cameFrom } from '../../statistics/shared/came-from.ts';
import { ApplicationSent } from './application-sent.tsx';
import { ApplyForm } from './apply-form.tsx';
import { type AppliedJobHead, ApplyFrame } from './apply-frame.tsx';
import { AlreadyApplied, ClosedJob, NotForEmployers } from './apply-refusals.tsx';
import { ApplySkeleton } from './apply-skeleton.tsx';
import { removeDeviceDraft, removeOldDeviceDrafts } from './device-draft.ts';
import { type AccountStart, type GuestStart, loadAccountStart, loadGuestStart } from './load-start.ts';
import { openSession } from './send-application.ts';

/** Decides what there is to see: the form of an account or of a guest, the outcome, or why there is no form. */
export function ApplyPage({ job }: { job: JobDetail }) {
  const { who, isEnded } = useApplicant();
  const [sent, setSent] = useState<{ application: ApplicationDetail; isNewAccount: boolean } | null>(null);
  const [refusal, setRefusal] = useState<ProblemCode | null>(null);
  useEffect(() => removeOldDeviceDrafts(), []);
  const finish = (application: ApplicationDetail, isNewAccount: boolean) => {
    removeDeviceDraft(job.id);
    setSent({ application, isNewAccount });
  };
  const confirm = async ({ application, session, refusal: reason }: GuestConfirmation, isRemembered: boolean) => {
    if (application) finish(application, true);
    setRefusal(reason);
    if (session) await openSession(session, isRemembered);
  };
  if (sent)
    return (
      <ApplyFrame job={job}>
        <ApplicationSent {...sent} job={job} />
      </ApplyFrame>
    );
  if (!who) return <ApplySkeleton job={job} />;
  if (who.role === 'other')
    return (
      <ApplyFrame job={job}>
        <NotForEmployers jobId={job.id} />
      </ApplyFrame>
    );
  return (
    <StartedForm
      key={who.id}
      job={job}
      who={who}
      isEnded={isEnded}
      refusal={refusal}
      onSent={finish}
      onConfirmed={confirm}
    />
  );
}

type Who = { id: string; role: 'guest' | 'job_seeker' | 'other' };

/** Whoever began to write stays the one who writes: a session that ends does not take the form away. */
function useApplicant(): { who: Who | null; isEnded: boolean } {
  const { status, account, failed } = useSession();
  const now = whoIs(status, account, failed);
  const [begun, setBegun] = useState<Who | null>(null);
  const isEnded = begun !== null && begun.id !== 'guest' && now?.id === 'guest';
  if (now && !isEnded && now.id !== begun?.id) setBegun(now);
  return { who: isEnded ? begun : now, isEnded };
}

function whoIs(
  status: ReturnType<typeof useSession>['status'],
  account: ReturnType<typeof useSession>['account'],
  failed: boolean,
): Who | null {
  if (account) return { id: account.id, role: account.role === 'job_seeker' ? 'job_seeker' : 'other' };
  return status === 'signed_out' && !failed ? { id: 'guest', role: 'guest' } : null;
}

type StartedFormProps = {
  job: JobDetail;
  who: Who;
  isEnded: boolean;
  refusal: ProblemCode | null;
  onSent: (application: ApplicationDetail, isNewAccount: boolean) => void;
  onConfirmed: (confirmation: GuestConfirmation, isRemembered: boolean) => Promise<void>;
};

function StartedForm({ job, who, isEnded, refusal, onSent, onConfirmed }: StartedFormProps) {
  const problemText = useProblemText();
  const isGuest = who.role === 'guest';
  const place = useLocation();
  const came = knownOf(cameFrom(place));
  const begunId = new URLSearchParams(place.search).get(BEGUN_APPLICATION_PARAM);
  const start = useQuery({
    queryKey: ['application-start', job.id, who.id],
    queryFn: (): Promise<GuestStart | AccountStart> =>
      isGuest ? loadGuestStart(job.id, came) : loadAccountStart(job.id, { came, begunId }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const confirmed = start.data?.kind === 'account' ? start.data.sent : null;
  useEffect(() => {
    if (confirmed) onSent(confirmed, true);
  }, [confirmed, onSent]);
  if (start.isPending || confirmed) return <ApplySkeleton job={job} />;
  if (start.isError)
    return <Unstarted job={job} error={start.error} isGuest={isGuest} onRetry={() => start.refetch()} />;
  const openId = start.data.kind === 'account' ? start.data.proposal.openApplicationId : null;
  if (openId)
    return (
      <ApplyFrame job={job}>
        <AlreadyApplied applicationId={openId} />
      </ApplyFrame>
    );
  return (
    <>
      {refusal && (
        <div className="wrap pt-4">
          <Note tone="warn" role="alert">
            {problemText(refusal)}
          </Note>
        </div>
      )}
      <ApplyForm
        job={job}
        start={start.data}
        isEnded={isEnded}
        onSent={(application) => onSent(application, false)}
        onAlreadyOpen={() => void start.refetch()}
        onConfirmed={onConfirmed}
      />
    </>
  );
}

/** Nothing is sent of a way that nobody knows. */
const knownOf = (came: CameFrom) => (came.origin || came.referrer ? came : null);

type UnstartedProps = { job: JobDetail; error: unknown; isGuest: boolean; onRetry: () => void };

function Unstarted({ job, error, isGuest, onRetry }: UnstartedProps) {
  const { t } = useTranslation('applications');
  const problemText = useProblemText();
  const code = problemCodeOf(error);
  return (
    <ApplyFrame job={job}>
      {code === 'application.job_closed' ? (
        <ClosedJob jobId={job.id} isSignedIn={!isGuest} />
      ) : (
        <EmptyState
          title={problemText(code)}
          text={t('apply.unread')}
          actions={<Button onClick={onRetry}>{t('apply.again')}</Button>}
        />
      )}
    </ApplyFrame>
  );
}

/** Under the address of a job that has ended. */
export function ClosedApplyPage({ job }: { job: AppliedJobHead }) {
  const { account } = useSession();
  return (
    <ApplyFrame job={job}>
      <ClosedJob jobId={job.id} isSignedIn={account?.role === 'job_seeker'} />
    </ApplyFrame>
  );
}
