import type { ListedJob } from '@stellenvisite/contract/jobs/own-jobs.schema';
import { formatDate, formatDateTime } from '@stellenvisite/contract/platform/format-date';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../../ui/feedback/skeletons.tsx';
import { JobTitle } from '../../display/job-title.tsx';

const ENTRY = clsx(
  'relative grid grid-cols-[8.5rem_1rem_minmax(0,1fr)] gap-x-3 pb-4 text-fs-8 leading-[1.45] max-md:grid-cols-[1rem_minmax(0,1fr)]',
  'before:col-[2] before:row-[1] before:mx-0.5 before:mt-1 before:size-3 before:rounded-[3px] max-md:before:col-[1] max-md:before:row-[1/3]',
  'not-last:after:absolute not-last:after:top-5 not-last:after:-bottom-[3px] not-last:after:left-[calc(8.5rem+19px)] not-last:after:w-0.5 not-last:after:bg-line-2 max-md:not-last:after:left-[7px]',
);

type JobDialogProps = { job: ListedJob; onClose: () => void };

/** Shows the past events of a job, newest first, and the upcoming ones. */
export function HistoryDialog({ job, onClose }: JobDialogProps) {
  const { t } = useTranslation('own-jobs');
  const errorText = useErrorText();
  const { data, error } = $api.useQuery('get', '/api/employer/jobs/{id}', { params: { path: { id: job.id } } });
  return (
    <Dialog open onClose={onClose} side="right" title={t('act.history')} below={<JobTitle title={job.title} />}>
      {error && <Note tone="warn">{errorText(error)}</Note>}
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data && (
        <ol>
          {(data.state === 'live' || data.state === 'planned') && data.validThrough && (
            <Entry at={data.validThrough} time={formatDate(data.validThrough)} isComing>
              {t('history.willEnd')}
            </Entry>
          )}
          {data.state === 'expired' && data.validThrough && (
            <Entry at={data.validThrough} time={formatDate(data.validThrough)}>
              {t('state.expired')}
            </Entry>
          )}
          {data.history.map(({ kind, at, by, detail }) => (
            <Entry key={`${at} ${kind}`} at={at} time={formatDateTime(at)}>
              <b>{t(`history.${kind}`)}</b>
              {kind === 'renewed' && detail && ` ${t('ask.until', { date: formatDate(detail) })}`}
              {by && <small className="block text-ink-2">{by}</small>}
              {kind === 'refused' && detail && <p>{detail}</p>}
            </Entry>
          ))}
          {data.history.length === 0 && <li className={clsx(ENTRY, 'before:bg-ink-2')}>{t('history.none')}</li>}
        </ol>
      )}
    </Dialog>
  );
}

type EntryProps = { at: string; time: string; isComing?: boolean; children: ReactNode };

/** Shows one event next to its point on the line of time. */
function Entry({ at, time, isComing = false, children }: EntryProps) {
  return (
    <li
      className={clsx(
        ENTRY,
        isComing ? 'before:bg-sheet before:shadow-[inset_0_0_0_2px_var(--line-2)]' : 'before:bg-ink-2',
      )}
    >
      <time dateTime={at} className="col-[1] row-[1] text-ink-2 tabular-nums max-md:col-[2]">
        {time}
      </time>
      <div className="col-[3] max-md:col-[2] max-md:row-[2]">{children}</div>
    </li>
  );
}

/** Lists improvements to the ad with the points each is worth. */
export function HintsDialog({ job, onClose }: JobDialogProps) {
  const { t } = useTranslation('own-jobs');
  const errorText = useErrorText();
  const { data, error } = $api.useQuery('get', '/api/employer/jobs/{id}', { params: { path: { id: job.id } } });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('hints.title', { score: job.quality })}
      below={<JobTitle title={job.title} />}
    >
      {error && <Note tone="warn">{errorText(error)}</Note>}
      {!data && !error && <Skeleton className="h-40 w-full" />}
      <ul>
        {data?.quality.hints.map(({ hint, points, words }) => (
          <li key={hint} className="flex justify-between gap-4 border-line border-t py-3">
            <span>
              {t(`hint.${hint}`)}
              {words.length > 0 && <small className="block text-ink-2">{words.join(', ')}</small>}
            </span>
            <b className="num">+{points}</b>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
