import type { ApiKey } from '@stellenvisite/contract/api-keys.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { toast } from '../../ui/toast.ts';

/** Asks first: what runs with the key stops at once. */
export function RevokeDialog({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t } = useTranslation('api-keys', { keyPrefix: 'keys' });
  const errorText = useErrorText();
  const client = useQueryClient();
  const { mutate, isPending, error } = $api.useMutation('delete', '/api/employer/api-keys/{id}', {
    onSuccess: async () => {
      void toast(t('revoked', { name }), { tone: 'good' });
      await client.invalidateQueries({ queryKey: ['get', '/api/employer/api-keys'] });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('revokeTitle', { name })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" loading={isPending} onClick={() => mutate({ params: { path: { id } } })}>
            {t('revoke')}
          </Button>
        </>
      }
    >
      {error && (
        <Note tone="warn" role="alert" className="mb-4">
          {errorText(error)}
        </Note>
      )}
      <p>{t('revokeText')}</p>
    </Dialog>
  );
}
