import { NOTE_LENGTH, writeNoteSchema } from '@stellenvisite/contract/applications/application-reviews.schema';
import { SHOWN_APPLICATION_STATUSES } from '@stellenvisite/contract/applications/applications';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { Candidate } from '@stellenvisite/contract/talent-pool/talent-enquiries.schema';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { MessageSquare, NotebookPen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useLiveEvent } from '../../../realtime/use-live-event.ts';
import { $api } from '../../../session/queries.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { RowsSkeleton, Skeleton } from '../../../ui/feedback/skeletons.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { useActingEmployer, useMayAct } from '../../identity/acting-employer/use-acting-employer.ts';
import { ApplicationStatusBadge, ReceivedStatusBadge } from '../../jobs/display/apply/application-status-badge.tsx';
import { formatPayRange } from '../../jobs/display/pay.ts';
import { useTalentWords } from '../talent-card.tsx';

/** A line of a card. */
export const LINE = 'max-w-none text-fs-7 text-ink-2 leading-[1.45] [overflow-wrap:anywhere]';

const CANDIDATES = ['get', '/api/employer/candidates'] as const;

/** Lists the people who agreed to an enquiry, with name, status, notes and a link to the conversation. */
export function CandidatesScreen() {
  const { t } = useTranslation(['talent-pool', 'applications']);
  const errorText = useErrorText();
  const { employerId } = useActingEmployer();
  const [params, setParams] = useSearchParams();
  const status = SHOWN_APPLICATION_STATUSES.find((each) => each === params.get('status')) ?? null;
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const query = { employerId, page, ...(status && { status: [status] }) };
  const client = useQueryClient();
  const { data, error, refetch } = $api.useQuery(
    ...CANDIDATES,
    { params: { query } },
    { placeholderData: keepPreviousData, refetchOnWindowFocus: true },
  );
  useLiveEvent('application.changed', () => void client.invalidateQueries({ queryKey: CANDIDATES }));
  if (!data && error)
    return (
      <EmptyState
        title={t('candidates.unread')}
        text={errorText(error)}
        actions={<Button onClick={() => void refetch()}>{t('candidates.again')}</Button>}
      />
    );
  if (!data) return <CandidatesSkeleton />;
  if (data.total === 0 && !status)
    return (
      <EmptyState
        art="timeline"
        title={t('candidates.none.title')}
        text={t('candidates.none.text')}
        actions={<LinkButton to="/talentpool">{t('candidates.toPool')}</LinkButton>}
      />
    );
  return (
    <>
      <div className="mb-4 max-w-64">
        <Field label={t('candidates.status')}>
          <Select
            value={status ?? ''}
            onChange={({ target }) => setParams(target.value ? { status: target.value } : {})}
            options={[
              { value: '', label: t('candidates.all') },
              ...SHOWN_APPLICATION_STATUSES.map((value) => ({ value, label: t(`applications:status.${value}`) })),
            ]}
          />
        </Field>
      </div>
      <ul className="grid gap-4">
        {data.items.map((candidate) => (
          <li key={candidate.enquiryId}>
            <CandidateRow candidate={candidate} />
          </li>
        ))}
      </ul>
      <Pagination
        page={data.page}
        pageCount={Math.ceil(data.total / data.pageSize)}
        toPage={(next) => ({
          search: new URLSearchParams({ ...(status && { status }), page: String(next) }).toString(),
        })}
      />
    </>
  );
}

function CandidateRow({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation('talent-pool');
  const words = useTalentWords();
  const locale = useLocale();
  const mayNote = useMayAct('application.annotate');
  const [isNoting, setIsNoting] = useState(false);
  const { applicationId, applicant, job, salary, status, column, acceptedAt, notes, lastNote, unread, number } =
    candidate;
  const name = applicant?.name ?? t('candidates.erased');
  const application = `/employer-dashboard/bewerbungen/${applicationId}`;
  return (
    <CandidateCard
      title={
        <Link className="hover:underline" to={application}>
          {name}
        </Link>
      }
      state={column ? <ReceivedStatusBadge column={column} /> : <ApplicationStatusBadge status={status} />}
    >
      <p className={LINE}>
        {[applicant?.occupation, applicant?.location, words.number(number)].filter(Boolean).join(' · ')}
      </p>
      <p className={LINE}>
        <span lang="de">{t('candidates.for', { job: job.title })}</span> ·{' '}
        <span className="num">{formatPayRange(salary, locale)}</span> ·{' '}
        {t('candidates.saidYes', { date: formatDate(acceptedAt) })}
      </p>
      {applicant && (
        <p className={LINE}>
          {applicant.email && (
            <a className="link" href={`mailto:${applicant.email}`}>
              {applicant.email}
            </a>
          )}
          {applicant.phone && (
            <>
              {' · '}
              <a className="link" href={`tel:${applicant.phone}`}>
                {applicant.phone}
              </a>
            </>
          )}
        </p>
      )}
      {lastNote && (
        <p className="mt-2 max-w-none rounded-control bg-marker-soft px-3 py-2.5 text-fs-7 leading-[1.45] [overflow-wrap:anywhere]">
          <b>{t('candidates.notes', { count: notes })}</b> {lastNote}
        </p>
      )}
      {isNoting ? (
        <NoteForm applicationId={applicationId} onClose={() => setIsNoting(false)} />
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          <LinkButton
            variant="secondary"
            icon={<MessageSquare size={20} />}
            to={`/employer-dashboard/nachrichten/${applicationId}`}
          >
            {t('candidates.conversation')}
            {unread > 0 && <b className="num rounded-[3px] bg-ink px-1.5 py-px text-fs-9 text-paper">{unread}</b>}
            <span className="visually-hidden">: {name}</span>
          </LinkButton>
          {mayNote && (
            <Button variant="secondary" icon={<NotebookPen size={20} />} onClick={() => setIsNoting(true)}>
              {t('candidates.note')}
              <span className="visually-hidden">: {name}</span>
            </Button>
          )}
          <LinkButton variant="ghost" to={application}>
            {t('candidates.open')}
            <span className="visually-hidden">: {name}</span>
          </LinkButton>
        </div>
      )}
    </CandidateCard>
  );
}

/** Somebody in a list of the pool: who, in which state, and lines about them. */
export function CandidateCard({ title, state, children }: { title: ReactNode; state: ReactNode; children: ReactNode }) {
  return (
    <article className="grid gap-1 rounded-sheet border border-line bg-sheet p-5 [&_h3]:mt-2.5 [&_h3]:mb-2 [&_h3]:text-fs-6">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="text-fs-4 leading-[1.25]">{title}</h2>
        {state}
      </div>
      {children}
    </article>
  );
}

function NoteForm({ applicationId, onClose }: { applicationId: string; onClose: () => void }) {
  const { t } = useTranslation('talent-pool');
  const { t: ui } = useTranslation('ui');
  const errorText = useErrorText();
  const client = useQueryClient();
  const { mutate, isPending, error } = $api.useMutation('post', '/api/employer/applications/{id}/review/notes', {
    onSuccess: async () => {
      void toast(t('candidates.noteSaved'), { tone: 'good' });
      onClose();
      await client.invalidateQueries({ queryKey: CANDIDATES });
    },
  });
  const form = useZodForm({
    schema: writeNoteSchema,
    defaultValues: { text: '' },
    fields: ['text'],
    errorText: () => ui('form.missing'),
    onSubmit: (body) => {
      if (!isPending) mutate({ params: { path: { id: applicationId } }, body });
    },
  });
  return (
    <form className="mt-3" onSubmit={form.submit} noValidate>
      <div className="mb-4 empty:hidden">
        <ErrorSummary {...form.summary} failure={error && errorText(error)} />
      </div>
      <Field label={t('candidates.noteLabel')} help={t('candidates.noteHelp')} {...form.field('text')}>
        <TextArea {...form.register('text')} rows={2} maxLength={NOTE_LENGTH} />
      </Field>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" loading={isPending}>
          {t('candidates.noteSave')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('enquiry.cancel')}
        </Button>
      </div>
    </form>
  );
}

export function CandidatesSkeleton() {
  const { t } = useTranslation('talent-pool');
  return (
    <RowsSkeleton label={t('candidates.loading')} rows={4} className="grid gap-4">
      <Skeleton className="h-40 w-full" />
    </RowsSkeleton>
  );
}
