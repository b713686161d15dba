import { applicationReference, BEGUN_APPLICATION_PARAM } from '@stellenvisite/contract/applications/applications';
import type { ApplicationDetail, GuestConfirmation } from '@stellenvisite/contract/applications/applications.schema';
import type { JobDetail } from '@stellenvisite/contract/jobs/jobs.schema';
import type { Referrer } from '@stellenvisite/contract/jobs/statistics.schema';
import type { ProblemCode } from '@stellenvisite/contract/platform/problems';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { problemCodeOf } from '../../../api/problem-code.ts';
import { useProblemText } from '../../../i18n/use-error-text.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton, Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { CALL_BACK, WAY_PARAM } from '../../jobs/display/apply/apply-button.tsx';
import { toReferrer } from '../../jobs/display/apply/referrer.ts';
import { ApplyForm } from './apply-form.tsx';
import { type AppliedJobHead, ApplyFrame, ApplyGrid } from './apply-frame.tsx';
import { AlreadyApplied, ClosedJob, NotForEmployers } from './apply-refusals.tsx';
import { APPLY_SIDE, NextSteps } from './apply-standing.tsx';
import { PartNumber } from './consent-section.tsx';
import { type AccountStart, type GuestStart, loadAccountStart, loadGuestStart } from './load-start.ts';
import { openSession } from './send-application.ts';
import { removeDeviceDraft, removeOldDeviceDrafts } from './use-apply-draft.ts';

type ApplicationSentProps = {
  application: ApplicationDetail;
  job: JobDetail;
  isNewAccount: boolean;
  children?: ReactNode;
};

type ApplyPageProps = {
  job: JobDetail;
  /** Appears once the application is sent, such as the question about notifications. */
  afterSent?: ReactNode;
};

/** Decides what there is to see: the form of an account or of a guest, the outcome, or why there is no form. */
export function ApplyPage({ job, afterSent }: ApplyPageProps) {
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
        <ApplicationSent {...sent} job={job}>
          {afterSent}
        </ApplicationSent>
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
  const came = knownOf(toReferrer(place));
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
        start={withWay(start.data, place.search)}
        isEnded={isEnded}
        onSent={(application) => onSent(application, false)}
        onAlreadyOpen={() => void start.refetch()}
        onConfirmed={onConfirmed}
      />
    </>
  );
}

/** „Rufen Sie mich an“ of the job page opens the form that asks for a number and a time. */
function withWay<Start extends GuestStart | AccountStart>(start: Start, search: string): Start {
  const isCall = new URLSearchParams(search).get(WAY_PARAM) === CALL_BACK;
  return isCall ? { ...start, values: { ...start.values, kind: 'short' } } : start;
}

/** Nothing is sent of a way that nobody knows. */
const knownOf = (came: Referrer) => (came.origin || came.referrer ? came : null);

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

/** Renders the shape of the form until it is known who applies. */
function ApplySkeleton({ job }: { job: AppliedJobHead }) {
  const { t } = useTranslation('applications');
  return (
    <ApplyFrame job={job} lead={t('apply.lead')}>
      <noscript>
        <Note tone="warn" className="mb-4">
          {t('apply.noScript')}
        </Note>
      </noscript>
      <Skeletons label={t('apply.loading')}>
        <ApplyGrid>
          <div className="grid gap-4">
            <Skeleton className="h-96 w-full" />
            <Skeleton className="h-64 w-full" />
          </div>
          <Skeleton className="h-56 w-full" />
        </ApplyGrid>
      </Skeletons>
    </ApplyFrame>
  );
}

/** It is there, and this is where to follow it. */
function ApplicationSent({ application, job, isNewAccount, children }: ApplicationSentProps) {
  const { t } = useTranslation('applications');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, []);
  return (
    <ApplyGrid>
      <div className="grid gap-4">
        <Card as="section" className="grid justify-items-start gap-4 p-8">
          <PartNumber isDone>
            <Check size={18} />
          </PartNumber>
          <h2 ref={heading} tabIndex={-1} className="text-[1.75rem] tracking-[-0.022em]">
            {t('apply.sentPage.title')}
          </h2>
          <p className="leading-normal">
            {t('apply.sentPage.text', {
              employer: job.employer.name,
              reference: applicationReference(application.number),
            })}
          </p>
          <div className="flex flex-wrap gap-3">
            <LinkButton size="l" to={`/dashboard/bewerbungen/${application.id}`}>
              {t('apply.sentPage.follow')}
            </LinkButton>
            <LinkButton size="l" variant="secondary" to="/jobs">
              {t('apply.sentPage.search')}
            </LinkButton>
          </div>
          {isNewAccount && (
            <p className="mt-3 text-fs-8 text-ink-2 leading-normal">
              {t('apply.sentPage.account')} <TextLink to="/konto/sicherheit">{t('apply.sentPage.password')}</TextLink>
            </p>
          )}
        </Card>
        {children}
      </div>
      <aside className={APPLY_SIDE} aria-label={t('apply.next.title')}>
        <NextSteps job={job} />
      </aside>
    </ApplyGrid>
  );
}
