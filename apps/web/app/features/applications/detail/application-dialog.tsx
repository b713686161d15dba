import {
  OPEN_APPLICATION_STATUSES,
  type ShownApplicationStatus,
  TALENT_CONTACT_MONTHS,
} from '@stellenvisite/contract/applications/applications';
import type { ApplicationDetail } from '@stellenvisite/contract/applications/applications.schema';
import type { StoredFile } from '@stellenvisite/contract/platform/files.schema';
import { formatDate, formatDay } from '@stellenvisite/contract/platform/format-date';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCodeOf } from '../../../api/problem-code.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { useDownload } from '../../../session/use-download.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton, Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { applyPath } from '../../jobs/display/apply/apply-button.tsx';
import { JobTitle } from '../../jobs/display/job-title.tsx';
import { FileRow } from '../../platform/files/shared/file-row.tsx';
import { ReadFailure } from '../../platform/read-failure.tsx';
import { useApplication } from '../shared/application-queries.ts';
import { AppliedJobLine, DetailKick } from './detail-head.tsx';
import { OfferAnswer } from './offer-answer.tsx';
import { SentContent } from './sent-content.tsx';
import { Timeline } from './timeline.tsx';
import { TrackForm } from './track-form.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** A day without a time, as `2027-01-31`. */
type DetailFooterProps = {
  application: ApplicationDetail /** Where it can still be withdrawn. */;
  onWithdraw?: () => void;
};

type ApplicationDialogProps = { id: string; onClose: () => void };

/** Renders an application over the list: how it went, what was sent, and what can be done about it. */
export function ApplicationDialog({ id, onClose }: ApplicationDialogProps) {
  const { t } = useTranslation('applications');
  const { data, error, refetch } = useApplication(id);
  if (data) return <Detail key={id} application={data} onClose={onClose} />;
  const isMissing = error !== null && problemCodeOf(error) === 'application.not_found';
  return (
    <Dialog
      open
      onClose={onClose}
      title={isMissing ? t('detail.missing.title') : t('detail.title')}
      className="ap-detail"
      phoneBottom={false}
    >
      <div className="ap-main">
        {isMissing && <p>{t('detail.missing.text')}</p>}
        {error && !isMissing && <ReadFailure error={error} onRetry={() => void refetch()} />}
        {!error && <DetailSkeleton />}
      </div>
    </Dialog>
  );
}

type DetailProps = { application: ApplicationDetail; onClose: () => void };

function Detail({ application, onClose }: DetailProps) {
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const [isOvertaken, setIsOvertaken] = useState(false);
  const isOpen = OPEN_APPLICATION_STATUSES.some((status) => status === application.status);
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        className={`ap-detail tint-${application.job.category ?? 'none'}`}
        isText
        phoneBottom={false}
        above={<DetailKick application={application} />}
        title={
          <span lang="de">
            <JobTitle title={application.job.title} />
          </span>
        }
        below={<AppliedJobLine application={application} />}
        footer={
          <DetailFooter application={application} {...(isOpen && { onWithdraw: () => setIsWithdrawing(true) })} />
        }
      >
        <div className="ap-cols">
          <div className="ap-main">
            {isOvertaken && <StatusNotice status={application.status} />}
            <OfferAnswer application={application} onOvertaken={() => setIsOvertaken(true)} />
            <Timeline application={application} />
            <TalentContact application={application} />
            {application.kind === 'external' && isOpen && (
              <TrackForm application={application} onOvertaken={() => setIsOvertaken(true)} />
            )}
            <SentMessage application={application} />
          </div>
          {application.kind !== 'external' && (
            <div className="ap-side">
              <SentFiles application={application} />
              <SentContent application={application} />
            </div>
          )}
        </div>
      </Dialog>
      {isWithdrawing && isOpen && (
        <WithdrawDialog
          application={application}
          onClose={() => setIsWithdrawing(false)}
          onOvertaken={() => setIsOvertaken(true)}
        />
      )}
    </>
  );
}

function DetailSkeleton() {
  const { t } = useTranslation('applications');
  return (
    <Skeletons label={t('detail.loading')}>
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="flex gap-4 py-3">
          <Skeleton className="h-8 w-16" />
          <Skeleton className="h-8 w-8" />
          <Skeleton className="h-8 w-[min(22rem,60%)]" />
        </div>
      ))}
    </Skeletons>
  );
}

/** Somebody else was quicker: what was wanted is not done, and the true state is shown. */
function StatusNotice({ status }: { status: ShownApplicationStatus }) {
  const { t } = useTranslation('applications');
  return (
    <Note tone="warn" role="alert">
      {t('detail.overtaken', { status: t(`status.${status}`) })}
    </Note>
  );
}

/** How long it is retained, and what can be done. */
function DetailFooter({ application: { id, deleteAt, kind, status, job }, onWithdraw }: DetailFooterProps) {
  const { t } = useTranslation('applications');
  const rule = kind === 'external' ? 'external' : job.country === 'AT' ? 'AT' : 'other';
  const isNewPossible = status === 'withdrawn' && kind !== 'external' && job.isLive;
  return (
    <>
      <p className="ap-kept">
        {deleteAt ? t('detail.retention.until', { date: formatDate(deleteAt) }) : t(`detail.retention.${rule}`)}
      </p>
      {onWithdraw && (
        <Button variant="danger-line" onClick={onWithdraw}>
          {t('detail.withdraw.open')}
        </Button>
      )}
      {kind !== 'external' && (
        <LinkButton variant={isNewPossible ? 'secondary' : 'primary'} to={`/dashboard/nachrichten/${id}`}>
          {t('detail.messages')}
        </LinkButton>
      )}
      {isNewPossible && job.id && <LinkButton to={applyPath(job.id)}>{t('detail.again')}</LinkButton>}
    </>
  );
}

function SentFiles({ application: { files } }: { application: ApplicationDetail }) {
  const { t } = useTranslation('applications');
  return (
    <section aria-labelledby="application-files">
      <h3 id="application-files">{t('detail.files.title')}</h3>
      {files.length === 0 ? (
        <p className="text-fs-8 text-ink-2">{t('detail.files.none')}</p>
      ) : (
        <ul className="grid">
          {files.map((file) => (
            <FileRow key={file.id} file={file} actions={() => <DownloadFile file={file} />} />
          ))}
        </ul>
      )}
    </section>
  );
}

function DownloadFile({ file }: { file: StoredFile }) {
  const { t } = useTranslation('applications');
  const { download } = useDownload();
  return (
    <IconButton
      label={t('detail.files.download', { name: file.name })}
      icon={<Download size={20} />}
      onClick={() => download(`/api/files/${file.id}`, file.name)}
    />
  );
}

/** Shows the message and the answers to the employer's questions, or nothing where there is neither. */
function SentMessage({ application: { message, answers, kind } }: { application: ApplicationDetail }) {
  const { t } = useTranslation('applications');
  if (!message && answers.length === 0) return null;
  return (
    <section aria-labelledby="application-message">
      <h3 id="application-message">{t(kind === 'external' ? 'detail.note' : 'detail.message')}</h3>
      {message && <p className="ap-message">{message}</p>}
      {answers.length > 0 && (
        <dl className="ap-answers">
          {answers.map((answer) => (
            <div key={answer.id}>
              <dt lang="de">{answer.text}</dt>
              <dd>
                <AnswerText answer={answer} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function AnswerText({ answer: { kind, value } }: { answer: ApplicationDetail['answers'][number] }) {
  const { t: fields } = useTranslation('job-fields');
  const values = [value].flat();
  if (kind === 'shifts') return values.map((shift) => fields(`shift.${shift}`)).join(', ');
  if (kind === 'date') return values.map((day) => formatDay(day)).join(', ');
  return values.join(', ');
}

/** The employer's question whether it may keep the application, and the answer, which can be changed at any time. */
function TalentContact({ application: { id, talentContact, job } }: { application: ApplicationDetail }) {
  const { t } = useTranslation('applications');
  const client = useQueryClient();
  const errorText = useErrorText();
  const { mutate, isPending } = $api.useMutation('put', '/api/applications/{id}/stay-known', {
    onSuccess: () => client.invalidateQueries({ queryKey: ['get', '/api/applications/{id}'] }),
    onError: (error) => void toast(errorText(error), { tone: 'bad' }),
  });
  if (!talentContact) return null;
  const { knownUntil, answeredAt } = talentContact;
  const answer = (agrees: boolean) => mutate({ params: { path: { id } }, body: { agrees } });
  const employer = job.employer.name;
  return (
    <section aria-labelledby="talent-contact">
      <h3 id="talent-contact">{t('talentContact.title')}</h3>
      <p>
        {knownUntil
          ? t('talentContact.agreed', { employer, date: formatDate(knownUntil) })
          : t(answeredAt ? 'talentContact.declined' : 'talentContact.question', {
              employer,
              months: TALENT_CONTACT_MONTHS,
            })}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {!knownUntil && (
          <Button variant="secondary" size="s" loading={isPending} onClick={() => answer(true)}>
            {t('talentContact.agree')}
          </Button>
        )}
        {(knownUntil || !answeredAt) && (
          <Button variant="secondary" size="s" loading={isPending} onClick={() => answer(false)}>
            {t(knownUntil ? 'talentContact.revoke' : 'talentContact.decline')}
          </Button>
        )}
      </div>
    </section>
  );
}
