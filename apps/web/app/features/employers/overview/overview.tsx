import type { EmployerOverview } from '@stellenvisite/contract/employers/overview/employer-overview.schema';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useLiveEvent } from '../../../realtime/use-live-event.ts';
import { $api } from '../../../session/queries.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton, Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { useActingEmployer, useMayAct } from '../../identity/acting-employer/use-acting-employer.ts';
import { AnswerWeeks } from './answer-weeks.tsx';
import { APPLICATIONS, applicationPath, applicationsOfJob, OwnJobsTable, POST_JOB } from './own-jobs-table.tsx';
import { TodoLists } from './todo-lists.tsx';
import { UnansweredTable, useSpanText } from './unanswered-table.tsx';

const STEPS = [
  { key: 'profile', to: '/employer-dashboard/profil' },
  { key: 'media', to: '/employer-dashboard/medien' },
  { key: 'job', to: POST_JOB },
] as const;

type UnansweredListProps = Pick<EmployerOverview, 'unanswered' | 'answer'>;

type UnansweredProps = Pick<EmployerOverview, 'unanswered' | 'answer'>;

type AnswerPromiseProps = Pick<EmployerOverview, 'answer' | 'answers' | 'unanswered'>;

const OVERVIEW = ['get', '/api/employer/overview'] as const;

/** Shows the open tasks of the person and refreshes them on live events. */
export function Overview() {
  const { t } = useTranslation('employer-overview');
  const errorText = useErrorText();
  const { employerId } = useActingEmployer();
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: OVERVIEW });
  useLiveEvent('application.changed', refresh);
  useLiveEvent('message.created', refresh);
  useLiveEvent('message.read', refresh);
  const { data, error, dataUpdatedAt, refetch } = $api.useQuery(...OVERVIEW, { params: { query: { employerId } } });
  if (!data && error)
    return (
      <Note tone="warn" role="alert">
        {errorText(error)}{' '}
        <Button variant="secondary" size="s" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </Note>
    );
  if (!data) return <OverviewSkeleton />;
  const { unanswered, answer, answers, steps } = data;
  const asOf = new Date(dataUpdatedAt).toISOString();
  const hasApplications = answers.weeks.some(({ inTime, late, open }) => inTime + late + open > 0);
  return (
    <div className="ov">
      <FirstSteps steps={steps} />
      <div className="card wait">
        <Unanswered unanswered={unanswered} answer={answer} />
        <TodoLists ending={data.ending} unread={data.unread} drafts={data.drafts} weak={data.weak} asOf={asOf} />
      </div>
      {hasApplications && (
        <div className="ov-two">
          <AnswerPromise answer={answer} answers={answers} unanswered={unanswered} />
          <AnswerWeeks weeks={answers.weeks} />
        </div>
      )}
      {steps.job && <OwnJobsTable />}
    </div>
  );
}

function OverviewSkeleton() {
  const { t } = useTranslation('employer-overview');
  return (
    <Skeletons label={t('loading')} className="ov">
      <Skeleton className="h-96 w-full" />
      <Skeleton className="mt-5 h-64 w-full" />
    </Skeletons>
  );
}

/** How the employer keeps its promise, from the applications of the last weeks. */
function AnswerPromise({ answer, answers, unanswered }: AnswerPromiseProps) {
  const { t } = useTranslation('employer-overview', { keyPrefix: 'promise' });
  const { due, answered, median } = answers;
  const share = due > 0 ? t('share', { percent: Math.floor((answered / due) * 100) }) : '–';
  return (
    <section className="card prom" aria-labelledby="promise">
      <header className="ov-sh">
        <h2 id="promise">{t('title')}</h2>
      </header>
      <dl>
        <div>
          <dt>{t('answered')}</dt>
          <dd className="num">
            {share}
            <small>{t('of', { answered, count: due })}</small>
          </dd>
        </div>
        <div>
          <dt>{t('median')}</dt>
          <dd className="num">
            {median === null ? '–' : t('days', { count: median })}
            <small>{answer.isPromised ? t('promised', { count: answer.days }) : t('unpromised')}</small>
          </dd>
        </div>
      </dl>
      <p>
        {unanswered.late > 0 ? t('catchUp', { count: unanswered.late }) : t('kept')}{' '}
        <Link className="link" to="/employer-dashboard/einstellungen">
          {t(answer.isPromised ? 'change' : 'make')}
        </Link>
      </p>
    </section>
  );
}

/** Applications that nobody has answered, against the promised days. */
function Unanswered({ unanswered, answer }: UnansweredProps) {
  const { t } = useTranslation('employer-overview', { keyPrefix: 'unanswered' });
  const mayAnswer = useMayAct('application.move');
  const { total, late, nextId } = unanswered;
  return (
    <section className="wait-a" aria-labelledby="unanswered">
      <header className="ov-sh">
        <div>
          <h2 id="unanswered">{t('title', { count: total })}</h2>
          {total > 0 && (
            <p className={late > 0 ? 'ov-late' : undefined}>
              {t(late === 0 ? 'inTime' : answer.isPromised ? 'late' : 'lateUsual', { count: late })}
            </p>
          )}
        </div>
        {nextId && (
          <LinkButton size="s" to={mayAnswer ? applicationPath(nextId) : APPLICATIONS}>
            {t(mayAnswer ? 'answerInTurn' : 'look')}
          </LinkButton>
        )}
      </header>
      {total > 0 ? (
        <>
          <UnansweredTable unanswered={unanswered} answer={answer} />
          <UnansweredList unanswered={unanswered} answer={answer} />
        </>
      ) : (
        <p className="ov-none">{t('none')}</p>
      )}
    </section>
  );
}

/** The same on a phone: one line a span of days, the longest wait first. */
function UnansweredList({ unanswered, answer }: UnansweredListProps) {
  const { t } = useTranslation('employer-overview', { keyPrefix: 'unanswered' });
  const spanText = useSpanText();
  const lines = unanswered.columns
    .map((column, index) => ({ column, jobs: unanswered.jobs.filter(({ cells }) => (cells[index]?.count ?? 0) > 0) }))
    .filter(({ column }) => column.count > 0)
    .reverse();
  const firstInTime = lines.findIndex(({ column }) => !column.isLate);
  return (
    <ul className="age-m">
      {lines.map(({ column, jobs }, index) => (
        <li key={column.from} className={clsx(index === firstInTime && 'age-m-line')}>
          {index === firstInTime && (
            <b className="age-flag num">{t(answer.isPromised ? 'promise' : 'usual', { count: answer.days })}</b>
          )}
          <Link
            to={jobs.length === 1 && jobs[0] ? applicationsOfJob(jobs[0].jobId) : APPLICATIONS}
            className={clsx(column.isLate && 'late')}
          >
            <b className="num">{spanText(column)}</b>
            <span lang="de">
              <b>{jobs.length > 0 ? jobs.map(({ title }) => title).join(', ') : t('otherJobs')}</b>
              {jobs.length > 0 && (
                <small>{jobs.length === 1 ? jobs[0]?.department : t('jobs', { count: jobs.length })}</small>
              )}
            </span>
            <em className="num">{column.count}</em>
            <ChevronRight size={18} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** For a new employer: what makes it found. Gone when all is done. */
function FirstSteps({ steps }: { steps: EmployerOverview['steps'] }) {
  const { t } = useTranslation('employer-overview', { keyPrefix: 'steps' });
  const mayChange = useMayAct('employer.change');
  if (!mayChange || STEPS.every(({ key }) => steps[key])) return null;
  return (
    <section className="card steps" aria-labelledby="steps">
      <header className="ov-sh">
        <div>
          <h2 id="steps">{t('title')}</h2>
          <p>{t('lead')}</p>
        </div>
      </header>
      <ol>
        {STEPS.map(({ key, to }, index) => (
          <li key={key} className={clsx(steps[key] && 'done')}>
            <i className="num" aria-hidden="true">
              {steps[key] ? <Check size={18} /> : index + 1}
            </i>
            <span>
              <b>{t(`${key}.title`)}</b>
              <small>{t(`${key}.text`)}</small>
            </span>
            {steps[key] ? (
              <span className="steps-done">{t('done')}</span>
            ) : (
              <LinkButton size="s" variant="secondary" to={to}>
                {t(`${key}.action`)}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
