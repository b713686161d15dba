import { OPEN_APPLICATION_STATUSES } from '@stellenvisite/contract/applications';
import type { ApplicationDetail } from '@stellenvisite/contract/applications.schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCodeOf } from '../../../api/problem-code.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Bone, Bones } from '../../../ui/skeletons.tsx';
import { JobTitle } from '../../jobs/shared/job-title.tsx';
import { useApplication } from '../shared/application-queries.ts';
import { ReadFailure } from '../shared/read-failure.tsx';
import { DetailFooter } from './detail-footer.tsx';
import { AppliedJobLine, DetailKick } from './detail-head.tsx';
import { SentContent } from './sent-content.tsx';
import { SentFiles } from './sent-files.tsx';
import { SentMessage } from './sent-message.tsx';
import { StatusNotice } from './status-notice.tsx';
import { StayKnown } from './stay-known.tsx';
import { Timeline } from './timeline.tsx';
import { TrackForm } from './track-form.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type ApplicationDialogProps = { id: string; onClose: () => void };

/** An application over the list: how it went, what was sent, and what can be done about it. */
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
            <Timeline application={application} />
            <StayKnown application={application} />
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
    <Bones label={t('detail.loading')}>
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="flex gap-4 py-3">
          <Bone className="h-8 w-16" />
          <Bone className="h-8 w-8" />
          <Bone className="h-8 w-[min(22rem,60%)]" />
        </div>
      ))}
    </Bones>
  );
}
