import { formatDate } from '@stellenvisite/contract/format-date';
import { BOARD_COLUMNS, columnOf, daysWaiting } from '@stellenvisite/contract/received-applications';
import type { ReceivedApplication } from '@stellenvisite/contract/received-applications.schema';
import { clsx } from 'clsx';
import { Check, ChevronDown, MoreHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuAction, MenuHead } from '../../../ui/menu.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { shortDayTime } from '../../applications/shared/interview-time.ts';
import { refuseMove } from '../list/refuse-move.ts';
import { useApplicantName } from '../shared/applicant-name.ts';
import { MatchFactors } from '../shared/match-factors.tsx';
import { ShiftWishes } from '../shared/shift-wishes.tsx';
import type { BoardActions } from './board-actions.ts';

type ApplicationCardProps = { application: ReceivedApplication; actions: BoardActions; isHeld?: boolean };

/** One applicant; the link of the name covers the card and opens the application. */
export function ApplicationCard({ application, actions, isHeld }: ApplicationCardProps) {
  const { t } = useTranslation('received-applications');
  const nameOf = useApplicantName();
  const [showsFactors, setShowsFactors] = useState(false);
  const { id, applicant, department, wishes, matchScore } = application;
  const { openId, currentId, selection, toApplication, onCurrent } = actions;
  const column = columnOf(application);
  const isOver = column === 'rejected' || column === 'withdrawn';
  const isChosen = selection.chosen.has(id);
  return (
    <article
      className={clsx('rb-card', id === openId && 'rb-card-open', isOver && 'rb-card-over', isHeld && 'rb-card-held')}
      data-current={id === currentId || undefined}
    >
      <div className="rb-card-top">
        {isChosen && <Check size={18} aria-label={t('chosen')} />}
        <h3>
          <Link
            to={toApplication(application)}
            preventScrollReset
            draggable={false}
            data-application={id}
            aria-current={id === openId ? 'true' : undefined}
            onFocus={() => onCurrent(id)}
          >
            {nameOf(application)}
          </Link>
        </h3>
        <Waited application={application} asOf={actions.asOf} promiseDays={actions.promiseDays} />
      </div>
      <p className="rb-card-what">
        {[
          applicant?.occupation,
          applicant?.yearsOfExperience != null && t('card.years', { count: applicant.yearsOfExperience }),
        ]
          .filter(Boolean)
          .join(', ')}
        <small lang="de">{department ?? application.job.title}</small>
      </p>
      <Fact application={application} />
      <div className="rb-card-foot">
        <ShiftWishes wishes={wishes} />
        <span className="rb-card-tools">
          {matchScore !== null && (
            <button
              type="button"
              className="rb-score"
              aria-expanded={showsFactors}
              onClick={() => setShowsFactors((before) => !before)}
            >
              <b className="num">{t('match.score', { score: matchScore })}</b>
              <span className="visually-hidden">{t('match.why')}</span>
              <ChevronDown size={14} />
            </button>
          )}
          {actions.mayMove && !isHeld && <MoveMenu application={application} actions={actions} />}
        </span>
      </div>
      {showsFactors && <MatchFactors id={id} />}
    </article>
  );
}

type WaitedProps = { application: ReceivedApplication; asOf: string; promiseDays: number };

/** For how many days an answer is waited for; beyond the promise it is marked. */
function Waited({ application, asOf, promiseDays }: WaitedProps): ReactNode {
  const { t } = useTranslation('received-applications');
  if (application.status !== 'applied') return null;
  const days = daysWaiting(application.sentAt, asOf);
  const isOver = days > promiseDays;
  return (
    <span className={clsx('rb-waited num', isOver && 'rb-late')}>
      {t('card.days', { count: days })}
      {isOver && <span className="visually-hidden">{t('card.overPromise')}</span>}
    </span>
  );
}

/** When the interview is, or when it was decided. */
function Fact({ application }: { application: ReceivedApplication }): ReactNode {
  const { t } = useTranslation('received-applications');
  const locale = useLocale();
  const { status, interviewAt, statusUpdatedAt } = application;
  if (status === 'interview')
    return (
      <p className="rb-card-fact">
        {t('card.interview')}{' '}
        <b className="num">{interviewAt ? shortDayTime(interviewAt, locale) : t('card.noDate')}</b>
      </p>
    );
  if (status !== 'hired' && status !== 'rejected') return null;
  return (
    <p className="rb-card-fact">
      {t(`column.${status}`)} <b className="num">{formatDate(statusUpdatedAt)}</b>
    </p>
  );
}

/** The moves that are permitted, for who neither drags nor types; a sheet on a phone. */
function MoveMenu({ application, actions }: Pick<ApplicationCardProps, 'application' | 'actions'>) {
  const { t } = useTranslation('received-applications');
  const name = useApplicantName()(application);
  const targets = BOARD_COLUMNS.filter((column) => refuseMove(application, column) === null);
  return (
    <Menu
      className="rb-move"
      trigger={<IconButton className="rb-more" label={t('card.more', { name })} icon={<MoreHorizontal size={18} />} />}
    >
      {targets.length > 0 && <MenuHead>{t('card.moveTo')}</MenuHead>}
      {targets.map((column) => (
        <MenuAction key={column} onSelect={() => actions.requestMove(application, column)}>
          <button type="button">{t(`column.${column}`)}</button>
        </MenuAction>
      ))}
      <MenuAction onSelect={() => actions.selection.toggle(application)}>
        <button type="button">
          {t(actions.selection.chosen.has(application.id) ? 'card.unselect' : 'card.select')}
        </button>
      </MenuAction>
    </Menu>
  );
}
