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
import { APPLICATIONS, applicationPath, applicationsOfJob, JOBS, OwnJobsTable, POST_JOB } from './own-jobs-table.tsx';
import { SectionHead } from './section-head.tsx';
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
    <div className="grid gap-5">
      {!hasApplications && <FirstSteps steps={steps} />}
      <Withheld withheld={data.withheld} />
      <div className="card min-w-0 grid grid-cols-[minmax(0,1fr)_minmax(0,24rem)] bleed-phone p-0 overflow-hidden max-[80rem]:grid-cols-1">
        <Unanswered unanswered={unanswered} answer={answer} />
        <TodoLists ending={data.ending} unread={data.unread} drafts={data.drafts} weak={data.weak} asOf={asOf} />
      </div>
      {hasApplications && (
        <div className="min-w-0 grid grid-cols-[21rem_minmax(0,1fr)] gap-5 max-[80rem]:grid-cols-1">
          <AnswerPromise answer={answer} answers={answers} unanswered={unanswered} />
          <AnswerWeeks weeks={answers.weeks} />
        </div>
      )}
      {steps.job && <OwnJobsTable />}
    </div>
  );
}

/** Jobs that nobody can see, until their employer decides what to do. */
function Withheld({ withheld: { removed, refused } }: Pick<EmployerOverview, 'withheld'>) {
  const { t } = useTranslation('employer-overview', { keyPrefix: 'withheld' });
  if (removed + refused === 0) return null;
  const texts = [
    removed > 0 && t('removed', { count: removed }),
    refused > 0 && t('refused', { count: refused }),
  ].filter(Boolean);
  return (
    <Note tone="warn">
      <b>{texts.join(' ')}</b>{' '}
      <Link className="link" to={removed + refused === refused ? `${JOBS}?tab=refused` : JOBS}>
        {t('open')}
      </Link>
    </Note>
  );
}

function OverviewSkeleton() {
  const { t } = useTranslation('employer-overview');
  return (
    <Skeletons label={t('loading')} className="grid gap-5">
      <Skeleton className="min-w-0 h-96 w-full" />
      <Skeleton className="min-w-0 mt-5 h-64 w-full" />
    </Skeletons>
  );
}

/** How the employer keeps its promise, from the applications of the last weeks. */
function AnswerPromise({ answer, answers, unanswered }: AnswerPromiseProps) {
  const { t } = useTranslation('employer-overview', { keyPrefix: 'promise' });
  const { due, answered, median } = answers;
  const share = due > 0 ? t('share', { percent: Math.floor((answered / due) * 100) }) : '–';
  return (
    <section className="card bleed-phone p-0 overflow-hidden" aria-labelledby="promise">
      <SectionHead id="promise" title={t('title')} />
      <dl className="grid grid-cols-[1fr_1fr] border-y border-y-line">
        <div className="py-4 px-5 max-md:px-gutter">
          <dt className="text-fs-9 text-ink-2">{t('answered')}</dt>
          <dd className="num mt-0.5 font-semibold text-[1.625rem] leading-[1.15]">
            {share}
            <small className="block mt-1 font-text font-normal text-fs-9 leading-[1.35] normal-nums tracking-[0] text-ink-2">
              {t('of', { answered, count: due })}
            </small>
          </dd>
        </div>
        <div className="py-4 px-5 border-l border-l-line max-md:px-gutter">
          <dt className="text-fs-9 text-ink-2">{t('median')}</dt>
          <dd className="num mt-0.5 font-semibold text-[1.625rem] leading-[1.15]">
            {median === null ? '–' : t('days', { count: median })}
            <small className="block mt-1 font-text font-normal text-fs-9 leading-[1.35] normal-nums tracking-[0] text-ink-2">
              {answer.isPromised ? t('promised', { count: answer.days }) : t('unpromised')}
            </small>
          </dd>
        </div>
      </dl>
      <p className="pt-3.5 px-5 pb-5 text-fs-8 leading-[1.45] text-ink-2 max-md:px-gutter">
        {unanswered.late > 0 ? t('catchUp', { count: unanswered.late }) : t('allAnswered')}{' '}
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
    <section aria-labelledby="unanswered">
      <SectionHead
        id="unanswered"
        title={t('title', { count: total })}
        className="pb-4 max-md:flex-col max-md:items-stretch"
        lead={
          total > 0 && (
            <p className={clsx('text-fs-8 leading-[1.4]', late > 0 ? 'text-warn' : 'text-ink-2')}>
              {t(late === 0 ? 'inTime' : answer.isPromised ? 'late' : 'lateUsual', { count: late })}
            </p>
          )
        }
      >
        {nextId && (
          <LinkButton
            className="max-md:min-h-12"
            size="s"
            to={mayAnswer ? `${applicationPath(nextId)}?reihe=unanswered` : APPLICATIONS}
          >
            {t(mayAnswer ? 'answerInTurn' : 'look')}
          </LinkButton>
        )}
      </SectionHead>
      {total > 0 ? (
        <>
          <UnansweredTable unanswered={unanswered} answer={answer} />
          <UnansweredList unanswered={unanswered} answer={answer} />
        </>
      ) : (
        <p className="py-6 px-5 border-t border-t-line text-ink-2 text-fs-7 leading-[1.5] max-md:px-gutter">
          {t('none')}
        </p>
      )}
    </section>
  );
}

/** Renders the same on a phone: one line a span of days, the longest wait first. */
function UnansweredList({ unanswered, answer }: UnansweredListProps) {
  const { t } = useTranslation('employer-overview', { keyPrefix: 'unanswered' });
  const spanText = useSpanText();
  const lines = unanswered.columns
    .map((column, index) => ({ column, jobs: unanswered.jobs.filter(({ cells }) => (cells[index]?.count ?? 0) > 0) }))
    .filter(({ column }) => column.count > 0)
    .reverse();
  const firstInTime = lines.findIndex(({ column }) => !column.isLate);
  return (
    <ul className="hidden max-md:block max-md:border-t max-md:border-t-line">
      {lines.map(({ column, jobs }, index) => (
        <li
          key={column.from}
          className={index === firstInTime ? 'border-t-2 border-t-ink' : 'not-first:border-t not-first:border-t-line'}
        >
          {index === firstInTime && (
            <b className="num inline-block ml-(--gutter) rounded-b-[3px] py-[5px] px-2.5 bg-ink text-paper font-semibold text-fs-9 leading-none">
              {t(answer.isPromised ? 'promise' : 'usual', { count: answer.days })}
            </b>
          )}
          <Link
            to={jobs.length === 1 && jobs[0] ? applicationsOfJob(jobs[0].jobId) : APPLICATIONS}
            data-late={column.isLate || undefined}
            className="grid grid-cols-[5.25rem_minmax(0,1fr)_auto_auto] gap-3 items-center min-h-15 py-2 pr-2.5 pl-(--gutter) leading-[1.3]"
          >
            <b className="num text-fs-8 in-data-late:text-warn">{spanText(column)}</b>
            <span lang="de">
              <b className="line-clamp-2 text-fs-8 font-semibold">
                {jobs.length > 0 ? jobs.map(({ title }) => title).join(', ') : t('otherJobs')}
              </b>
              {jobs.length > 0 && (
                <small className="text-fs-9 text-ink-2">
                  {jobs.length === 1 ? jobs[0]?.department : t('jobs', { count: jobs.length })}
                </small>
              )}
            </span>
            <em className="num grid place-items-center min-w-7 h-7 rounded-cell shadow-[inset_0_0_0_1.5px_var(--ink)] text-fs-8 not-italic font-semibold in-data-late:bg-shift-s in-data-late:shadow-none in-data-late:text-shift-s-on">
              {column.count}
            </em>
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
    <section className="card bleed-phone min-w-0 p-0 overflow-hidden" aria-labelledby="steps">
      <SectionHead
        id="steps"
        title={t('title')}
        lead={<p className="text-fs-8 text-ink-2 leading-[1.4]">{t('lead')}</p>}
      />
      <ol className="border-t border-t-line">
        {STEPS.map(({ key, to }, index) => (
          <li
            key={key}
            data-done={steps[key] || undefined}
            className="flex items-center gap-4 py-3.5 px-5 border-t border-t-line max-md:flex-wrap max-md:px-gutter first:border-t-0"
          >
            <i
              className="num grid place-items-center flex-none w-8 h-8 rounded-cell bg-marker text-on-marker font-bold text-fs-8 leading-none in-data-done:bg-good-tint in-data-done:text-good"
              aria-hidden="true"
            >
              {steps[key] ? <Check size={18} /> : index + 1}
            </i>
            <span className="flex-1 min-w-0 leading-[1.35] max-md:basis-48">
              <b className="block text-fs-7">{t(`${key}.title`)}</b>
              <small className="text-fs-8 text-ink-2">{t(`${key}.text`)}</small>
            </span>
            {steps[key] ? (
              <span className="min-w-0 leading-[1.35] flex-none text-fs-8 text-good font-semibold">{t('done')}</span>
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
