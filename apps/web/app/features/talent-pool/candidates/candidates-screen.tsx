import { NOTE_LENGTH } from '@stellenvisite/contract/application-reviews';
import { SHOWN_APPLICATION_STATUSES } from '@stellenvisite/contract/applications';
import { formatDate } from '@stellenvisite/contract/format-date';
import type { Candidate } from '@stellenvisite/contract/talent-enquiries.schema';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { MessageSquare, NotebookPen } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useLiveEvent } from '../../../realtime/use-live-event.ts';
import { $api } from '../../../session/queries.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Select } from '../../../ui/select.tsx';
import { Bone, RowsSkeleton } from '../../../ui/skeletons.tsx';
import { TextArea } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast.ts';
import { useLocale } from '../../../ui/use-locale.ts';
import { ApplicationStatusBadge } from '../../applications/shared/application-status-badge.tsx';
import { useActingEmployer, useMayAct } from '../../employer-area/shared/use-acting-employer.ts';
import { formatPayRange } from '../../jobs/shared/pay.ts';
import { useTalentWords } from '../use-talent-words.ts';

const CANDIDATES = ['get', '/api/employer/candidates'] as const;

/** Who said yes, with name, status, notes and the way to the conversation. */
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
      <div className="cd-tools">
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
      <ul className="cd-list">
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
  const { applicationId, applicant, job, salary, status, acceptedAt, notes, lastNote, unread, number } = candidate;
  const name = applicant?.name ?? t('candidates.erased');
  const application = `/employer-dashboard/bewerbungen/${applicationId}`;
  return (
    <article className="cd">
      <div className="cd-head">
        <h2>
          <Link to={application}>{name}</Link>
        </h2>
        <ApplicationStatusBadge status={status} />
      </div>
      <p>{[applicant?.occupation, applicant?.location, words.number(number)].filter(Boolean).join(' · ')}</p>
      <p>
        <span lang="de">{t('candidates.for', { job: job.title })}</span> ·{' '}
        <span className="num">{formatPayRange(salary, locale)}</span> ·{' '}
        {t('candidates.saidYes', { date: formatDate(acceptedAt) })}
      </p>
      {applicant && (
        <p>
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
        <p className="cd-note">
          <b>{t('candidates.notes', { count: notes })}</b> {lastNote}
        </p>
      )}
      {isNoting ? (
        <NoteForm applicationId={applicationId} onClose={() => setIsNoting(false)} />
      ) : (
        <div className="cd-acts">
          <LinkButton
            variant="secondary"
            icon={<MessageSquare size={20} />}
            to={`/employer-dashboard/nachrichten/${applicationId}`}
          >
            {t('candidates.conversation')}
            {unread > 0 && <b className="num">{unread}</b>}
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
    </article>
  );
}

function NoteForm({ applicationId, onClose }: { applicationId: string; onClose: () => void }) {
  const { t } = useTranslation('talent-pool');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const { mutate, isPending, error } = $api.useMutation('post', '/api/employer/applications/{id}/review/notes', {
    onSuccess: async () => {
      void toast(t('candidates.noteSaved'), { tone: 'good' });
      onClose();
      await client.invalidateQueries({ queryKey: CANDIDATES });
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() && !isPending) mutate({ params: { path: { id: applicationId } }, body: { text: text.trim() } });
  };
  return (
    <form className="cd-form" onSubmit={save} noValidate>
      <Field label={t('candidates.noteLabel')} help={t('candidates.noteHelp')} error={error && errorText(error)}>
        <TextArea rows={2} maxLength={NOTE_LENGTH} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <div className="cd-acts">
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
    <RowsSkeleton label={t('candidates.loading')} rows={4} className="cd-list">
      <Bone className="h-40 w-full" />
    </RowsSkeleton>
  );
}
