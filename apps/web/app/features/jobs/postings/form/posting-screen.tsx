import type { OwnEmployer } from '@stellenvisite/contract/employers/own-employers.schema';
import type { JobContent, JobPosting } from '@stellenvisite/contract/jobs/job-postings.schema';
import { loadJobTemplates } from '@stellenvisite/contract/jobs/job-templates';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { useSession } from '../../../../session/use-session.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { PageSkeleton } from '../../../../ui/feedback/skeletons.tsx';
import { useActingEmployer, useMayAct } from '../../../identity/acting-employer/use-acting-employer.ts';
import { PostingForm } from './posting-form.tsx';
import { type Arrangement, FORM_PARAM, useArrangement } from './short/arrangement.ts';
import { type Prefill, prefillOf, usualTemplate } from './short/prefill.ts';
import { loadPosting, PostingContext, usePostingStore } from './use-posting.ts';

/** `/post-job` begins a job, `/post-job?job={id}` goes on with one, `/post-job?copy={id}` begins from an earlier one. */
export function PostingScreen() {
  const { t } = useTranslation('job-postings');
  const { employerId } = useActingEmployer();
  const mayWrite = useMayAct('job.change');
  const { account } = useSession();
  const [params] = useSearchParams();
  const opened = useOpenedJob(params.get('job'));
  const arrangement = useArrangement();
  const sourceId = opened.id ?? params.get('copy');
  const employer = $api.useQuery('get', '/api/employer/profile', { params: { query: { employerId } } });
  const source = useQuery({
    queryKey: ['job-posting', sourceId],
    queryFn: () => loadPosting(sourceId ?? ''),
    enabled: sourceId !== null,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const templateKey = employer.data ? usualTemplate(employer.data, account?.onboarding.categories ?? []) : null;
  const templates = useQuery({
    queryKey: ['job-templates', 'de'],
    // The ad is written in German, as its readers read it, whatever the language of the page.
    queryFn: () => loadJobTemplates('de'),
    enabled: templateKey !== null,
  });
  if (!mayWrite) return <EmptyState art="building" title={t('form.viewer.title')} text={t('form.viewer.text')} />;
  const error = employer.error ?? source.error;
  if (error)
    return <LoadFailure error={error} onRetry={() => void (employer.error ? employer.refetch() : source.refetch())} />;
  const isWaitingForTemplate = templateKey !== null && templates.isPending;
  if (!employer.data || (sourceId !== null && !source.data) || isWaitingForTemplate) return <PageSkeleton />;
  const template = templates.data?.find(({ key }) => key === templateKey) ?? null;
  const beginning = { employer: employer.data, writer: account?.fullName };
  const prefill = prefillOf({ ...beginning, template });
  // Whoever begins with the long form chooses a template there.
  const { content } = arrangement === 'short' ? prefill : prefillOf({ ...beginning, template: null });
  return (
    <OpenedForm
      key={opened.key}
      employer={employer.data}
      posting={opened.id === null ? null : (source.data ?? null)}
      initial={opened.id === null && source.data ? copyOf(source.data) : content}
      arrangement={arrangement}
      prefill={prefill}
      onCreated={opened.onCreated}
    />
  );
}

/** Returns the job of the address. One that was begun here gets its address while the form stays as it is. */
function useOpenedJob(asked: string | null) {
  const [, setParams] = useSearchParams();
  const [begun, setBegun] = useState({ count: 0, id: null as string | null, isInAddress: false });
  const isBegun = begun.id !== null && asked === begun.id;
  useEffect(() => {
    if (isBegun) setBegun((old) => ({ ...old, isInAddress: true }));
    // The way back to the empty form, or to another job, ends the one that was begun here.
    else setBegun((old) => (old.isInAddress ? { count: old.count + 1, id: null, isInAddress: false } : old));
  }, [isBegun]);
  return {
    /** Null for a job that begins here. */
    id: isBegun ? null : asked,
    key: isBegun || asked === null ? `new ${begun.count}` : asked,
    onCreated: ({ id }: JobPosting) => {
      setBegun((old) => ({ ...old, id }));
      setParams(
        (params) => {
          const form = params.get(FORM_PARAM);
          return { job: id, ...(form && { [FORM_PARAM]: form }) };
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}

type OpenedFormProps = {
  arrangement: Arrangement;
  prefill: Prefill;
  employer: OwnEmployer;
  posting: JobPosting | null;
  initial: JobContent;
  onCreated: (posting: JobPosting) => void;
};

function OpenedForm({ employer, posting, initial, onCreated, arrangement, prefill }: OpenedFormProps) {
  const store = usePostingStore({ employerId: employer.id, posting, initial, onCreated });
  return (
    <PostingContext value={store}>
      <PostingForm employer={employer} arrangement={arrangement} prefill={prefill} />
    </PostingContext>
  );
}

function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('job-postings');
  const errorText = useErrorText();
  return (
    <EmptyState
      art="building"
      title={t('form.unread')}
      text={errorText(error)}
      actions={<Button onClick={onRetry}>{t('form.save.again')}</Button>}
    />
  );
}

/** Reference and dates belong to the one job. */
function copyOf({ content }: JobPosting): JobContent {
  const { reference: _reference, publishOn: _publishOn, reportedOn: _reportedOn, ...copied } = content;
  return copied;
}
