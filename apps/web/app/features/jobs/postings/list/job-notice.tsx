import type { JobModeration, ListedJob } from '@stellenvisite/contract/jobs/own-jobs.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { OWN_JOBS } from './use-bulk.ts';

type NoticeProps = { job: ListedJob; mayChange: boolean };

/** Returns what explains why a job is not visible, with the ways on; null for the other states. */
export function jobNotice({ job, mayChange }: NoticeProps): ReactNode | null {
  if (job.moderation) return <ModerationNotice job={job} moderation={job.moderation} mayChange={mayChange} />;
  return job.state === 'expired' ? <ExpiredNotice /> : null;
}

const TONES = { warn: 'bg-warn-tint', info: 'bg-shift-n-tint', quiet: 'bg-sheet-2' };

type FrameProps = { tone: keyof typeof TONES; title: string; children: ReactNode; actions?: ReactNode };

function Frame({ tone, title, children, actions }: FrameProps) {
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-5 gap-y-3 rounded-control px-4 py-3 text-fs-8 leading-[1.45]',
        TONES[tone],
      )}
    >
      <div className="min-w-0 flex-[1_1_22rem]">
        <b className="block whitespace-pre-line wrap-anywhere">{title}</b>
        <p>{children}</p>
      </div>
      {actions && <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:w-full">{actions}</div>}
    </div>
  );
}

function ExpiredNotice() {
  const { t } = useTranslation('own-jobs', { keyPrefix: 'notice' });
  return (
    <Frame tone="quiet" title={t('expired.title')}>
      {t('expired.text')}
    </Frame>
  );
}

type ModerationProps = NoticeProps & { moderation: JobModeration };

function ModerationNotice({ job, moderation, mayChange }: ModerationProps) {
  const { t } = useTranslation('own-jobs', { keyPrefix: 'notice' });
  const { reason, report } = moderation;
  if (reason === null)
    return (
      <Frame
        tone="info"
        title={t('suspended.title')}
        actions={report && <ReportLink path={report.path} label={t('suspended.open')} />}
      >
        {t('suspended.text')}
      </Frame>
    );
  if (report?.appeal)
    return (
      <Frame
        tone="info"
        title={t(report.appeal.isDecidedByOther ? 'appealed.other' : 'appealed.same', {
          date: formatDate(report.appeal.decideBy),
        })}
        actions={<ReportLink path={report.path} label={t('appealed.open')} />}
      >
        {t('appealed.text', { date: formatDate(report.appeal.at), reason })}
      </Frame>
    );
  const isRemoved = job.state === 'removed';
  return (
    <Frame
      tone={isRemoved ? 'warn' : 'quiet'}
      title={reason}
      actions={mayChange && <Ways job={job} report={report} isRemoved={isRemoved} />}
    >
      {isRemoved ? t('removed.text') : t('refused.text')}
      {isRemoved && job.applications > 0 && ` ${t('removed.applications', { count: job.applications })}`}
      {report?.canAppeal && report.appealUntil && ` ${t('appealUntil', { date: formatDate(report.appealUntil) })}`}
    </Frame>
  );
}

const ReportLink = ({ path, label }: { path: string; label: string }) => (
  <Link className="link" to={path}>
    {label}
  </Link>
);

type WaysProps = { job: ListedJob; report: JobModeration['report']; isRemoved: boolean };

function Ways({ job, report, isRemoved }: WaysProps) {
  const { t } = useTranslation('own-jobs', { keyPrefix: 'notice' });
  return (
    <>
      {report && <ReportLink path={report.path} label={t('readReasons')} />}
      {report?.canAppeal && (
        <LinkButton variant="secondary" size="s" to={`${report.path}#case-form`}>
          {t('appeal')}
        </LinkButton>
      )}
      {!report && (
        <LinkButton variant="secondary" size="s" to={objectionPath(t('objection', { title: job.title }))}>
          {t('object')}
        </LinkButton>
      )}
      {isRemoved ? (
        <ReopenButton id={job.id} />
      ) : (
        <LinkButton size="s" to={editPath(job.id)}>
          {t('change')}
        </LinkButton>
      )}
    </>
  );
}

const editPath = (id: string) => `/post-job?job=${id}`;

/** A decision without a report has no page of its own: whoever disagrees writes to the support team. */
const objectionPath = (subject: string) =>
  `/kontakt?${new URLSearchParams({ role: 'employer', topic: 'jobs', subject })}`;

/** Makes a draft of the removed job and opens it. */
function ReopenButton({ id }: { id: string }) {
  const { t } = useTranslation('own-jobs', { keyPrefix: 'notice' });
  const errorText = useErrorText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const reopen = $api.useMutation('post', '/api/employer/jobs/{id}/reopening', {
    onSuccess: () => navigate(editPath(id)),
    onError: (error) => void toast(errorText(error), { tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: OWN_JOBS }),
  });
  return (
    <Button size="s" loading={reopen.isPending} onClick={() => reopen.mutate({ params: { path: { id } } })}>
      {t('reopen')}
    </Button>
  );
}
