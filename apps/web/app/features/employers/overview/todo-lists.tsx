import type { EmployerOverview } from '@stellenvisite/contract/employers/overview/employer-overview.schema';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { relativeDate } from '@stellenvisite/contract/platform/format-date';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { useActingEmployer, useMayAct } from '../../identity/acting-employer/use-acting-employer.ts';
import { JobTitle } from '../../jobs/display/job-title.tsx';
import { editJobPath, JOBS, MESSAGES } from './own-jobs-table.tsx';
import { SectionHead } from './section-head.tsx';

type ListProps = { id: string; title: string; all: { to: string; label: string } | null; children: ReactNode };

function TodoList({ id, title, all, children }: ListProps) {
  return (
    <section
      className="[&+section]:border-t [&+section]:border-t-line max-[80rem]:[&+section]:border-t-0 max-[80rem]:[&+section]:border-l max-[80rem]:[&+section]:border-l-line max-md:[&+section]:border-l-0 max-md:[&+section]:border-t max-md:[&+section]:border-t-line"
      aria-labelledby={id}
    >
      <SectionHead id={id} title={title} className="pb-2">
        {all && (
          <Link className="link text-fs-8" to={all.to}>
            {all.label}
          </Link>
        )}
      </SectionHead>
      <ul className="[&_time]:text-fs-9 [&_time]:text-ink-2">{children}</ul>
    </section>
  );
}

type TodoListsProps = Pick<EmployerOverview, 'ending' | 'unread' | 'drafts' | 'weak'> & { asOf: string };

/** Next to the applications: what else waits, each line leading to its place. */
export function TodoLists({ ending, unread, drafts, weak, asOf }: TodoListsProps) {
  const { t } = useTranslation('employer-overview');
  const isAllDone = ending.total + unread.total + drafts.total + weak.total === 0;
  return (
    <div className="border-l border-l-line max-[80rem]:grid max-[80rem]:grid-flow-col max-[80rem]:auto-cols-fr max-[80rem]:border-0 max-[80rem]:border-t max-[80rem]:border-t-line max-md:block">
      {ending.total > 0 && <Ending ending={ending} asOf={asOf} />}
      {unread.total > 0 && <Unread unread={unread} asOf={asOf} />}
      {drafts.total > 0 && <Drafts drafts={drafts} asOf={asOf} />}
      {weak.total > 0 && <Weak weak={weak} />}
      {isAllDone && (
        <p className="py-6 px-5 text-ink-2 text-fs-7 leading-[1.5] border-t-0 max-md:px-gutter">{t('nothingElse')}</p>
      )}
    </div>
  );
}

const allOf = ({ total, items }: { total: number; items: readonly unknown[] }, to: string, label: string) =>
  total > items.length ? { to, label } : null;

const ENDING = `${JOBS}?ending=1&sort=ending`;

function Ending({ ending, asOf }: Pick<TodoListsProps, 'ending' | 'asOf'>) {
  const { t } = useTranslation('employer-overview');
  const mayRenew = useMayAct('job.change');
  const { renew, renewing } = useRenewJob();
  return (
    <TodoList
      id="ending"
      title={t('ending.title', { count: ending.total })}
      all={allOf(ending, ENDING, t('ending.all'))}
    >
      {ending.items.map(({ id, title, validThrough, applications }) => {
        const days = daysUntil(validThrough, asOf);
        return (
          <li
            className="flex items-center gap-3 py-2.5 px-5 border-t border-t-line max-md:min-h-15 max-md:px-gutter first:border-t-0"
            key={id}
          >
            <Link className="group/link flex-1 min-w-0 leading-[1.35]" to={`/jobs/${id}`}>
              <b
                className="block text-fs-8 leading-[1.3] wrap-break-word group-hover/link:underline group-hover/link:underline-offset-[0.2em]"
                lang="de"
              >
                <JobTitle title={title} />
              </b>
              <small className="text-fs-9 text-ink-2">
                <em className={clsx(days <= 1 && 'font-semibold text-warn')}>
                  {days === 0 ? t('ending.today') : days === 1 ? t('ending.tomorrow') : t('ending.in', { count: days })}
                </em>
                {' · '}
                {t('ending.applications', { count: applications })}
              </small>
            </Link>
            {mayRenew && (
              <Button
                className="flex-none"
                variant="secondary"
                size="s"
                loading={renewing === id}
                onClick={() => renew(id)}
              >
                {t('ending.renew')}
                <span className="visually-hidden"> {title}</span>
              </Button>
            )}
          </li>
        );
      })}
    </TodoList>
  );
}

/** By the calendar: what ends before the next midnight ends today. */
function daysUntil(when: string, asOf: string): number {
  const { unit } = relativeDate(asOf, when);
  if (unit === 'today') return 0;
  return Math.max(1, Math.ceil((Date.parse(when) - Date.parse(asOf)) / DAY_MS));
}

function Unread({ unread, asOf }: Pick<TodoListsProps, 'unread' | 'asOf'>) {
  const { t } = useTranslation('employer-overview');
  return (
    <TodoList
      id="unread"
      title={t('unread.title', { count: unread.total })}
      all={allOf(unread, MESSAGES, t('unread.all'))}
    >
      {unread.items.map(({ applicationId, applicant, lastMessage }) => (
        <li
          className="flex items-center gap-3 py-2.5 px-5 border-t border-t-line max-md:min-h-15 max-md:px-gutter first:border-t-0"
          key={applicationId}
        >
          <Link className="group/link flex-1 min-w-0 leading-[1.35]" to={`${MESSAGES}/${applicationId}`}>
            <b className="block text-fs-8 leading-[1.3] wrap-break-word group-hover/link:underline group-hover/link:underline-offset-[0.2em]">
              {applicant?.name ?? t('unread.nobody')}
            </b>
            <span className="truncate block text-fs-9 text-ink-2">{lastMessage?.text || t('unread.noText')}</span>
          </Link>
          {lastMessage && <RelativeTime when={lastMessage.sentAt} asOf={asOf} />}
        </li>
      ))}
    </TodoList>
  );
}

function Drafts({ drafts, asOf }: Pick<TodoListsProps, 'drafts' | 'asOf'>) {
  const { t } = useTranslation('employer-overview');
  const mayEdit = useMayAct('job.change');
  return (
    <TodoList
      id="drafts"
      title={t('drafts.title', { count: drafts.total })}
      all={allOf(drafts, `${JOBS}?tab=draft`, t('drafts.all'))}
    >
      {drafts.items.map(({ id, title, updatedAt }) => (
        <li
          className="flex items-center gap-3 py-2.5 px-5 border-t border-t-line max-md:min-h-15 max-md:px-gutter first:border-t-0"
          key={id}
        >
          <Link
            className="group/link flex-1 min-w-0 leading-[1.35]"
            to={mayEdit ? editJobPath(id) : `${JOBS}?tab=draft`}
          >
            <b
              className="block text-fs-8 leading-[1.3] wrap-break-word group-hover/link:underline group-hover/link:underline-offset-[0.2em]"
              lang="de"
            >
              {title || t('drafts.untitled')}
            </b>
            <small className="text-fs-9 text-ink-2">
              {t('drafts.changed')} <RelativeTime when={updatedAt} asOf={asOf} />
            </small>
          </Link>
        </li>
      ))}
    </TodoList>
  );
}

function Weak({ weak }: Pick<TodoListsProps, 'weak'>) {
  const { t } = useTranslation(['employer-overview', 'own-jobs']);
  const mayEdit = useMayAct('job.change');
  return (
    <TodoList
      id="weak"
      title={t('weak.title', { count: weak.total })}
      all={allOf(weak, `${JOBS}?tab=published&quality=weak&sort=quality`, t('weak.all'))}
    >
      {weak.items.map(({ id, title, score, hints }) => (
        <li
          className="flex items-center gap-3 py-2.5 px-5 border-t border-t-line max-md:min-h-15 max-md:px-gutter first:border-t-0"
          key={id}
        >
          <Link
            className="group/link flex-1 min-w-0 leading-[1.35]"
            to={mayEdit ? editJobPath(id, hints[0]?.hint) : `/jobs/${id}`}
          >
            <b
              className="block text-fs-8 leading-[1.3] wrap-break-word group-hover/link:underline group-hover/link:underline-offset-[0.2em]"
              lang="de"
            >
              <JobTitle title={title} />
            </b>
            <small className="text-fs-9 text-ink-2">
              {t('weak.points', { score })}
              {hints[0] && ` · ${t(`own-jobs:hint.${hints[0].hint}`)}`}
              {hints.length > 1 && ` · ${t('weak.more', { count: hints.length - 1 })}`}
            </small>
          </Link>
        </li>
      ))}
    </TodoList>
  );
}

/** Renews a job with one press, for the usual time; it can be taken back. */
function useRenewJob() {
  const { t } = useTranslation('employer-overview');
  const errorText = useErrorText();
  const { employerId } = useActingEmployer();
  const client = useQueryClient();
  const change = $api.useMutation('post', '/api/employer/jobs/bulk');
  const back = $api.useMutation('post', '/api/employer/jobs/bulk/{batchId}/undo');
  const query = { employerId };
  const settled = {
    onError: (error: unknown) => void toast(errorText(error), { tone: 'bad' }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['get', '/api/employer/overview'] });
      void client.invalidateQueries({ queryKey: ['get', '/api/employer/jobs'] });
    },
  };
  const undo = (batchId: string) => back.mutate({ params: { path: { batchId }, query } }, settled);
  const renew = (id: string) =>
    change.mutate(
      { params: { query }, body: { action: 'renew', selection: { ids: [id] }, preview: false } },
      {
        ...settled,
        onSuccess: ({ ids, batchId }) =>
          void (ids.length > 0
            ? toast(t('ending.renewed'), {
                tone: 'good',
                action: { label: t('ending.undo'), onClick: () => undo(batchId) },
              })
            : toast(t('ending.notRenewed'), { tone: 'bad' })),
      },
    );
  const [renewing] =
    change.isPending && 'ids' in change.variables.body.selection ? change.variables.body.selection.ids : [];
  return { renew, renewing: renewing ?? null };
}
