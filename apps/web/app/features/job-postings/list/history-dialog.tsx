import { formatDate, formatDateTime } from '@stellenvisite/contract/format-date';
import type { ListedJob } from '@stellenvisite/contract/own-jobs.schema';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import { Bone } from '../../../ui/skeletons.tsx';
import { JobTitle } from '../../jobs/shared/job-title.tsx';

type JobDialogProps = { job: ListedJob; onClose: () => void };

/** What happened to a job, the newest first, and what is still to come. */
export function HistoryDialog({ job, onClose }: JobDialogProps) {
  const { t } = useTranslation('own-jobs');
  const errorText = useErrorText();
  const { data, error } = $api.useQuery('get', '/api/employer/jobs/{id}', { params: { path: { id: job.id } } });
  return (
    <Dialog open onClose={onClose} side="right" title={t('act.history')} below={<JobTitle title={job.title} />}>
      {error && <Note tone="warn">{errorText(error)}</Note>}
      {!data && !error && <Bone className="h-40 w-full" />}
      {data && (
        <ol className="jl-history">
          {(data.state === 'live' || data.state === 'planned') && data.validThrough && (
            <li className="jl-coming">
              <time dateTime={data.validThrough}>{formatDate(data.validThrough)}</time>
              <div>{t('history.willEnd')}</div>
            </li>
          )}
          {data.state === 'expired' && data.validThrough && (
            <li>
              <time dateTime={data.validThrough}>{formatDate(data.validThrough)}</time>
              <div>{t('state.expired')}</div>
            </li>
          )}
          {data.history.map(({ kind, at, by, detail }) => (
            <li key={`${at} ${kind}`}>
              <time dateTime={at}>{formatDateTime(at)}</time>
              <div>
                <b>{t(`history.${kind}`)}</b>
                {kind === 'renewed' && detail && ` ${t('ask.until', { date: formatDate(detail) })}`}
                {by && <small>{by}</small>}
                {kind === 'refused' && detail && <p>{detail}</p>}
              </div>
            </li>
          ))}
          {data.history.length === 0 && <li>{t('history.none')}</li>}
        </ol>
      )}
    </Dialog>
  );
}

/** What would make the ad better, with the points each is worth. */
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
      {!data && !error && <Bone className="h-40 w-full" />}
      <ul className="jl-hints">
        {data?.quality.hints.map(({ hint, points, words }) => (
          <li key={hint}>
            <span>
              {t(`hint.${hint}`)}
              {words.length > 0 && <small>{words.join(', ')}</small>}
            </span>
            <b className="num">+{points}</b>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
