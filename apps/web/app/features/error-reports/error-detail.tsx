import { formatDateTime } from '@stellenvisite/contract/format-date';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { Note } from '../../ui/note.tsx';
import { Bone } from '../../ui/skeletons.tsx';
import { ErrorActions } from './error-actions.tsx';

/** The stack of one error, and what can be done about it. */
export function ErrorDetail({ id }: { id: string }) {
  const { t } = useTranslation('error-reports');
  const errorText = useErrorText();
  const { data, error } = $api.useQuery('get', '/api/admin/error-reports/{id}', { params: { path: { id } } });
  if (error) {
    return (
      <Note tone="warn" role="alert">
        {errorText(error)}
      </Note>
    );
  }
  if (!data) return <Bone className="h-24 w-full" />;
  const { frames, version, solvedAt, reopenedAt } = data;
  return (
    <div className="grid gap-3 text-fs-8">
      <p className="text-ink-2">
        {[
          t('version', { version }),
          solvedAt && t('solvedAt', { date: formatDateTime(solvedAt) }),
          reopenedAt && t('reopenedAt', { date: formatDateTime(reopenedAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {frames.length === 0 ? (
        <p className="text-ink-2">{t('noStack')}</p>
      ) : (
        <>
          <p id={`stack-${id}`} className="font-semibold">
            {t('stack')}
          </p>
          <ol lang="en" className="grid gap-1" aria-labelledby={`stack-${id}`}>
            {frames.map((frame, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: calls that never move
              <li key={index} className="wrap-anywhere">
                <b>{frame.function || '–'}</b>{' '}
                <code className="text-ink-2">{`${frame.file}:${frame.line}:${frame.column}`}</code>
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="flex flex-wrap gap-2">
        <ErrorActions errors={[data]} />
      </p>
    </div>
  );
}
