import { canMove } from '@stellenvisite/contract/applications/applications';
import type { ReceivedApplicationDetail } from '@stellenvisite/contract/applications/applications.schema';
import type { ReceivedMove } from '@stellenvisite/contract/applications/received-applications';
import { relativeDate } from '@stellenvisite/contract/platform/format-date';
import { ArrowLeft, CalendarPlus, ChevronLeft, ChevronRight, Ellipsis, FileArchive } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useDownload } from '../../../../session/use-download.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuAction } from '../../../../ui/menu.tsx';
import { useMayAct } from '../../../identity/acting-employer/use-acting-employer.ts';
import { ApplicationStatusBadge } from '../../../jobs/display/apply/application-status-badge.tsx';
import { JobTitle } from '../../../jobs/display/job-title.tsx';
import { useApplicantName } from '../shared/applicant-name.ts';
import type { ApplicationsOutlet } from '../shared/applications-outlet.ts';

export const ANSWERS = [
  { to: 'interview', key: 'e' },
  { to: 'hired', key: 'z' },
  { to: 'rejected', key: 'a' },
] as const satisfies readonly { to: ReceivedMove; key: string }[];

type DetailHeadProps = {
  application: ReceivedApplicationDetail;
  outlet: ApplicationsOutlet;
  /** Null while an answer waits to be sent. */
  onAnswer: ((to: ReceivedMove) => void) | null;
};

export function DetailHead({ application, outlet, onAnswer }: DetailHeadProps) {
  const { t } = useTranslation('received-application');
  const name = useApplicantName()(application);
  const mayMove = useMayAct('application.move');
  const { applicant, job, status } = application;
  const isOpen = status === 'applied' || status === 'interview';
  return (
    <header className="rd-head">
      <Steps application={application} outlet={outlet} />
      <div className="rd-title">
        <div>
          <h2 id="applicant">{name}</h2>
          <p>{[applicant?.occupation, applicant?.location].filter(Boolean).join(' · ')}</p>
          <p>
            {t('for')}{' '}
            {job.id ? (
              <Link to={`/jobs/${job.id}`} className="rd-link" lang="de">
                <JobTitle title={job.title} />
              </Link>
            ) : (
              <span lang="de">{job.title}</span>
            )}
          </p>
        </div>
        {isOpen && !mayMove && <p className="rd-read-only">{t('readOnly')}</p>}
        {isOpen && mayMove && <Actions status={status} onAnswer={onAnswer} />}
      </div>
    </header>
  );
}

function Actions({ status, onAnswer }: Pick<ReceivedApplicationDetail, 'status'> & Pick<DetailHeadProps, 'onAnswer'>) {
  const { t } = useTranslation('received-application');
  return (
    <div className="rd-actions">
      {ANSWERS.map(({ to, key }) => {
        // An interview that is agreed can get another date.
        const isPossible =
          onAnswer !== null && (canMove('employer', status, to) || (to === 'interview' && status === to));
        return (
          <Button
            key={to}
            variant={to === 'interview' ? 'primary' : 'secondary'}
            {...(to === 'interview' && { icon: <CalendarPlus size={20} /> })}
            aria-disabled={!isPossible}
            title={isPossible ? undefined : t(onAnswer ? 'inert.hire' : 'inert.scheduled')}
            aria-keyshortcuts={key.toUpperCase()}
            onClick={() => isPossible && onAnswer?.(to)}
          >
            {t(`action.${to}`)}
            <span className="rd-key" aria-hidden="true">
              {key.toUpperCase()}
            </span>
          </Button>
        );
      })}
    </div>
  );
}

function Steps({ application, outlet }: Pick<DetailHeadProps, 'application' | 'outlet'>) {
  const { t } = useTranslation('received-application');
  const { position, total, previousId, nextId, open, close } = outlet;
  const mayExport = useMayAct('application.export');
  const { download } = useDownload();
  return (
    <div className="rd-steps">
      <IconButton className="rd-back" label={t('back')} icon={<ArrowLeft size={20} />} onClick={close} />
      <IconButton
        label={t('previous')}
        icon={<ChevronLeft size={20} />}
        aria-disabled={!previousId}
        onClick={() => previousId && open(previousId)}
      />
      {position !== null && <span className="num">{t('position', { position, total })}</span>}
      <IconButton
        label={t('next')}
        icon={<ChevronRight size={20} />}
        aria-disabled={!nextId}
        onClick={() => nextId && open(nextId)}
      />
      <ApplicationStatusBadge status={application.status}>
        <Since application={application} />
      </ApplicationStatusBadge>
      {mayExport && application.files.length > 0 && (
        <Menu trigger={<IconButton className="rd-more-menu" label={t('more')} icon={<Ellipsis size={20} />} />}>
          <MenuAction
            onSelect={() => download(`/api/employer/applications/${application.id}/files.zip`, t('export.zipName'))}
          >
            <button type="button">
              <FileArchive size={18} />
              {t('export.zip')}
            </button>
          </MenuAction>
        </Menu>
      )}
    </div>
  );
}

function Since({ application: { status, statusUpdatedAt, interview } }: { application: ReceivedApplicationDetail }) {
  const { t } = useTranslation(['received-application', 'ui']);
  if (status === 'interview' && !interview) return `, ${t('waitsForChoice')}`;
  const { unit, count } = relativeDate(statusUpdatedAt, new Date().toISOString());
  if (status !== 'applied' || unit === 'today') return null;
  return `, ${t(`since.${unit}`, { count })}`;
}
