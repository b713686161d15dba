import type { TalentSignals } from '@stellenvisite/contract/talent-enquiries.schema';
import { Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../session/queries.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { ReasonDialog } from '../admin-area/shared/reason-dialog.tsx';

/** Closes the pool for an employer, who reads why, or opens it again. */
export function AccessAction({ signal: { employer, closure } }: { signal: TalentSignals['items'][number] }) {
  const { t } = useTranslation('admin-talent-pool');
  const [isAsking, setIsAsking] = useState(false);
  const change = $api.useMutation('put', '/api/admin/talent-pool/employers/{id}/access', {
    onSuccess: (_data, { body }) => {
      setIsAsking(false);
      void toast(t(body.isOpen ? 'opened' : 'closed'), { tone: 'good' });
    },
    onSettled: (_data, _error, _variables, _before, { client }) =>
      client.invalidateQueries({ queryKey: ['get', '/api/admin/talent-pool/signals'] }),
  });
  const params = { path: { id: employer.id } };
  if (closure)
    return (
      <Button
        size="s"
        variant="secondary"
        icon={<LockOpen size={18} />}
        loading={change.isPending}
        onClick={() => change.mutate({ params, body: { isOpen: true } })}
      >
        {t('open')}
      </Button>
    );
  return (
    <>
      <Button size="s" variant="secondary" icon={<Lock size={18} />} onClick={() => setIsAsking(true)}>
        {t('close')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={t('closeTitle', { name: employer.name })}
          consequences={t('closeText')}
          label={t('reason')}
          help={t('reasonHelp')}
          action={t('close')}
          isPending={change.isPending}
          error={change.error}
          onClose={() => setIsAsking(false)}
          onReason={(reason) => change.mutate({ params, body: { isOpen: false, reason } })}
        />
      )}
    </>
  );
}
