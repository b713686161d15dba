import type { ErrorReportItem } from '@stellenvisite/contract/error-reports.schema';
import { Check, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../session/queries.ts';
import { Button } from '../../ui/button.tsx';
import { useBulkToast } from '../admin-area/shared/use-bulk-toast.ts';

type ErrorActionsProps = { errors: readonly Pick<ErrorReportItem, 'id' | 'solvedAt'>[]; onDone?: () => void };

export function ErrorActions({ errors, onDone }: ErrorActionsProps) {
  const { t } = useTranslation('error-reports');
  const { tellDone, tellFailed } = useBulkToast();
  const mutation = $api.useMutation('post', '/api/admin/error-reports/acts', {
    onSettled: (_data, _error, _variables, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['get', '/api/admin/error-reports'] }),
        client.invalidateQueries({ queryKey: ['get', '/api/admin/error-reports/{id}'] }),
      ]),
  });
  const run = (act: 'solve' | 'reopen') =>
    mutation.mutate(
      { body: { act, ids: errors.map(({ id }) => id) } },
      {
        onSuccess: (result) => {
          tellDone(result);
          onDone?.();
        },
        onError: tellFailed,
      },
    );
  return (
    <>
      {errors.some(({ solvedAt }) => !solvedAt) && (
        <Button variant="secondary" icon={<Check size={18} />} onClick={() => run('solve')}>
          {t('solve')}
        </Button>
      )}
      {errors.some(({ solvedAt }) => solvedAt) && (
        <Button variant="secondary" icon={<RotateCcw size={18} />} onClick={() => run('reopen')}>
          {t('reopen')}
        </Button>
      )}
    </>
  );
}
