import { formatDateTime } from '@stellenvisite/contract/format-date';
import type { ReportDetails } from '@stellenvisite/contract/reports.schema';
import { useQueryClient } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';

export const isPaused = ({ pause }: Pick<ReportDetails, 'pause'>): boolean => pause !== null && pause.endedAt === null;

/** Takes a reported job off the market while it is looked into, or gives it back before the decision. */
export function JobPause({ report }: { report: ReportDetails }) {
  const { t } = useTranslation('reports', { keyPrefix: 'admin.pause' });
  const errorText = useErrorText();
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries();
  const set = $api.useMutation('post', '/api/admin/reports/{id}/pause', { onSuccess });
  const lift = $api.useMutation('delete', '/api/admin/reports/{id}/pause', { onSuccess });
  const { pause } = report;
  const isOff = isPaused(report);
  const change = isOff ? lift : set;
  return (
    <div className="rp-pause">
      <p>{isOff && pause ? t('done', { date: formatDateTime(pause.since), name: pause.by }) : t('lead')}</p>
      <Button
        variant="secondary"
        icon={isOff ? <Play size={18} /> : <Pause size={18} />}
        loading={change.isPending}
        onClick={() => change.mutate({ params: { path: { id: report.id } } })}
      >
        {t(isOff ? 'lift' : 'set')}
      </Button>
      {change.error && (
        <Note tone="warn" role="alert">
          {errorText(change.error)}
        </Note>
      )}
    </div>
  );
}
