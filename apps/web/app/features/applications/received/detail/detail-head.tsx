import type { ReceivedApplicationDetail } from '@stellenvisite/contract/applications/applications.schema';
import { columnOf, daysWaiting, type ReceivedColumn } from '@stellenvisite/contract/applications/received-applications';
import type { ReceivedApplication } from '@stellenvisite/contract/applications/received-applications.schema';
import { ArrowLeft, CalendarPlus, ChevronLeft, ChevronRight, Ellipsis, FileArchive } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useDownload } from '../../../../session/use-download.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuAction } from '../../../../ui/menu.tsx';
import { useActingEmployer, useMayAct } from '../../../identity/acting-employer/use-acting-employer.ts';
import { ReceivedStatusBadge } from '../../../jobs/display/apply/application-status-badge.tsx';
import { JobTitle } from '../../../jobs/display/job-title.tsx';
import { useApplicantName } from '../shared/applicant-name.ts';
import type { ApplicationsOutlet } from '../shared/applications-outlet.ts';
import type { AnswerMove } from '../shared/move-dialog.tsx';
import { filterOf, readAddress, useReceivedCounts } from '../shared/received-queries.ts';

export const ANSWERS = [
  { to: 'interview', key: 'e' },
  { to: 'offer', key: 'z' },
  { to: 'rejected', key: 'a' },
] as const satisfies readonly { to: AnswerMove; key: string }[];

const OF_COLUMN: Partial<Record<ReceivedColumn, readonly AnswerMove[]>> = {
  new: ['interview', 'rejected'],
  seen: ['interview', 'rejected'],
  // An interview that is agreed can get another date.
  interview: ['interview', 'offer', 'rejected'],
};

/** The answers that an application can get where it is; an open offer has actions of its own. */
export const answersIn = (column: ReceivedColumn | null): readonly AnswerMove[] => (column && OF_COLUMN[column]) ?? [];

type DetailHeadProps = {
  application: ReceivedApplicationDetail | ReceivedApplication;
  files: ReceivedApplicationDetail['files'];
  outlet: ApplicationsOutlet;
  /** Names the status that an answer which is about to be sent moves it to. */
  target: ReceivedColumn | null;
  onAnswer: (to: AnswerMove) => void;
};

export function DetailHead({ application, files, outlet, target, onAnswer }: DetailHeadProps) {
  const { t } = useTranslation('received-application');
  const name = useApplicantName()(application);
  const mayMove = useMayAct('application.move');
  const { applicant, job } = application;
  const column = columnOf(application);
  const isOpen = answersIn(column).length > 0;
  return (
    <header className="rd-head">
      <Steps application={application} files={files} outlet={outlet} target={target} />
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
        <div className="rd-actions">
          {mayMove && <Answers column={column} isScheduled={target !== null} onAnswer={onAnswer} />}
          <LinkButton
            variant="secondary"
            to={`/employer-dashboard/nachrichten/${application.id}`}
            aria-keyshortcuts="R"
          >
            {t(column === 'new' || column === 'seen' ? 'action.ask' : 'action.message')}
            <span className="rd-key" aria-hidden="true">
              R
            </span>
          </LinkButton>
        </div>
      </div>
    </header>
  );
}

type AnswersProps = Pick<DetailHeadProps, 'onAnswer'> & { column: ReceivedColumn | null; isScheduled: boolean };

function Answers({ column, isScheduled, onAnswer }: AnswersProps) {
  const { t } = useTranslation('received-application');
  const possible = answersIn(column);
  return ANSWERS.filter(({ to }) => possible.includes(to)).map(({ to, key }) => (
    <Button
      key={to}
      variant={to === (column === 'interview' ? 'offer' : 'interview') ? 'primary' : 'secondary'}
      {...(to === 'interview' && { icon: <CalendarPlus size={20} /> })}
      aria-disabled={isScheduled}
      title={isScheduled ? t('inert.scheduled') : undefined}
      aria-keyshortcuts={key.toUpperCase()}
      onClick={() => !isScheduled && onAnswer(to)}
    >
      {t(to === 'interview' && column === 'interview' ? 'action.another' : `action.${to}`)}
      <span className="rd-key" aria-hidden="true">
        {key.toUpperCase()}
      </span>
    </Button>
  ));
}

function Steps({ application, files, outlet, target }: Omit<DetailHeadProps, 'onAnswer'>) {
  const { t } = useTranslation('received-application');
  const { position, total, previousId, nextId, open, close } = outlet;
  const mayExport = useMayAct('application.export');
  const { download } = useDownload();
  const column = target ?? columnOf(application);
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
      {column && <ReceivedStatusBadge column={column} />}
      {(column === 'new' || column === 'seen') && <AnswerDue sentAt={application.sentAt} />}
      {mayExport && files.length > 0 && (
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

/** How long an answer is overdue. */
function AnswerDue({ sentAt }: { sentAt: string }) {
  const { t } = useTranslation('received-application');
  const { employerId } = useActingEmployer();
  const { data } = useReceivedCounts(filterOf(readAddress(new URLSearchParams()), employerId));
  const late = data ? daysWaiting(sentAt, new Date().toISOString()) - data.promiseDays : 0;
  return late > 0 && <span className="rd-late">{t('overdue', { count: late })}</span>;
}
