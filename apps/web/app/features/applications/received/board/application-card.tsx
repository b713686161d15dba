import { BOARD_COLUMNS, columnOf, daysWaiting } from '@stellenvisite/contract/applications/received-applications';
import type { ReceivedApplication } from '@stellenvisite/contract/applications/received-applications.schema';
import { formatDate, formatDay } from '@stellenvisite/contract/platform/format-date';
import { clsx } from 'clsx';
import { Check, ChevronDown, MoreHorizontal } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuAction, MenuHead } from '../../../../ui/menu.tsx';
import type { Selection } from '../../../../ui/table/use-selection.ts';
import { useLocale } from '../../../../ui/use-locale.ts';
import { shortDayTime } from '../../../jobs/display/apply/interview-time.ts';
import { type RequestMove, refuseMove } from '../list/use-moves.tsx';
import { useApplicantName } from '../shared/applicant-name.ts';
import { useReceivedMatch } from '../shared/received-queries.ts';
import { ShiftWishes } from '../shared/shift-wishes.tsx';

/** State and callbacks of the screen that every card needs. */
export type BoardActions = {
  asOf: string;
  promiseDays: number;
  mayMove: boolean;
  openId: string | null;
  currentId: string | null;
  onCurrent: (id: string) => void;
  toApplication: (application: ReceivedApplication) => To;
  requestMove: RequestMove;
  selection: Selection<ReceivedApplication>;
};

type ApplicationCardProps = { application: ReceivedApplication; actions: BoardActions; isScheduled?: boolean };

/** Renders one applicant; the link of the name covers the card and opens the application. */
export function ApplicationCard({ application, actions, isScheduled }: ApplicationCardProps) {
  const { t } = useTranslation('received-applications');
  const nameOf = useApplicantName();
  const [showsFactors, setShowsFactors] = useState(false);
  const { id, applicant, department, wishes, matchScore } = application;
  const { openId, currentId, selection, toApplication, onCurrent } = actions;
  const column = columnOf(application);
  const isOver = column === 'rejected' || column === 'withdrawn';
  const isChosen = selection.has(application);
  return (
    <article
      className={clsx(
        'rb-card',
        id === openId && 'rb-card-open',
        isOver && 'rb-card-over',
        isScheduled && 'rb-card-scheduled',
        isChosen && 'rb-card-chosen',
      )}
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
        {applicant?.occupation && <span lang="de">{applicant.occupation}</span>}
        {applicant?.occupation && applicant.yearsOfExperience != null && ', '}
        {applicant?.yearsOfExperience != null && t('card.years', { count: applicant.yearsOfExperience })}
        <small lang="de">{nameJob(application.job.title, department)}</small>
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
          {actions.mayMove && !isScheduled && <MoveMenu application={application} actions={actions} />}
        </span>
      </div>
      {showsFactors && <MatchFactors id={id} />}
    </article>
  );
}

/** The job, with its department where the title does not name it. */
const nameJob = (title: string, department: string | null): string =>
  department && !title.includes(department) ? `${title}, ${department}` : title;

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
  const { status, interviewAt, statusUpdatedAt, offer } = application;
  if (columnOf(application) === 'offer' && offer)
    return (
      <p className="rb-card-fact">
        {t('card.offer')} <b className="num">{t('card.offerUntil', { date: formatDay(offer.answerBy) })}</b>
      </p>
    );
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
        <button type="button">{t(actions.selection.has(application) ? 'card.unselect' : 'card.select')}</button>
      </MenuAction>
    </Menu>
  );
}

/** How the per cent are made of points, with a sentence for each comparison that was counted. */
function MatchFactors({ id, withReasons = false }: { id: string; withReasons?: boolean }) {
  const { t } = useTranslation('received-applications');
  const errorText = useErrorText();
  const { data, error } = useReceivedMatch(id);
  if (error) return <p role="alert">{errorText(error)}</p>;
  if (!data) return <p role="status">{t('match.loading')}</p>;
  return (
    <>
      <ul className="rb-factors">
        {data.factors
          .filter(({ of }) => of > 0)
          .map(({ name, points, of, reason }) => (
            <li key={name}>
              <span>
                {t(`factor.${name}`)}
                {withReasons && <small>{reason}</small>}
              </span>
              <i aria-hidden="true" style={{ '--share': points / of } as CSSProperties} />
              <b className="num">
                {points}
                <small>/{of}</small>
              </b>
            </li>
          ))}
      </ul>
      <p className="rb-fair">{t('match.fair')}</p>
    </>
  );
}
