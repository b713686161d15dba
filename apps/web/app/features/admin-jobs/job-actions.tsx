import type { AdminJob, JobAct } from '@stellenvisite/contract/admin-jobs.schema';
import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../session/queries.ts';
import { Button } from '../../ui/button.tsx';
import { ReasonDialog } from '../admin-area/shared/reason-dialog.tsx';
import { useBulkToast } from '../admin-area/shared/use-bulk-toast.ts';

/** Takes jobs off the market; the employer reads why. */
export function JobActions({ jobs, onDone }: { jobs: readonly AdminJob[]; onDone: () => void }) {
  const { t } = useTranslation('admin-jobs');
  const { tellDone } = useBulkToast();
  const [act, setAct] = useState<JobAct['act'] | null>(null);
  const mutation = $api.useMutation('post', '/api/admin/jobs/acts', {
    onSettled: (_data, _error, _variables, _before, { client }) =>
      client.invalidateQueries({ queryKey: ['get', '/api/admin/jobs'] }),
  });
  const run = (wanted: JobAct['act'], reason: string) =>
    mutation.mutate(
      { body: { act: wanted, reason, ids: jobs.map(({ id }) => id) } },
      {
        onSuccess: (result) => {
          setAct(null);
          tellDone(result);
          onDone();
        },
      },
    );
  return (
    <>
      <Button variant="secondary" icon={<Undo2 size={18} />} onClick={() => setAct('return')}>
        {t('return')}
      </Button>
      <Button variant="secondary" icon={<Trash2 size={18} />} onClick={() => setAct('remove')}>
        {t('remove')}
      </Button>
      {act && (
        <ReasonDialog
          title={t(`${act}Title`, { count: jobs.length })}
          consequences={t(`${act}Text`)}
          label={t('reason')}
          help={t('reasonHelp')}
          action={t(act)}
          isPending={mutation.isPending}
          error={mutation.error}
          onClose={() => setAct(null)}
          onReason={(reason) => run(act, reason)}
        />
      )}
    </>
  );
}
