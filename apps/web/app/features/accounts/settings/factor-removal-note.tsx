import { formatDateTime } from '@stellenvisite/contract/format-date';
import { z } from '@stellenvisite/contract/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callAuth } from '../../../session/call-auth.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { toast } from '../../../ui/toast.ts';
import { refusalOf, requireAuth } from './auth-code.ts';
import { useProven } from './proof-provider.tsx';
import { useAuthText } from './use-auth-text.ts';

const removalSchema = z.object({ remove_at: z.iso.datetime().nullable() });

/** Somebody has reported the second factor lost: whoever still has it can keep it here. */
export function FactorRemovalNote() {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const runProven = useProven();
  const { data: removeAt, refetch } = useQuery({
    queryKey: ['auth', 'factor-removal'],
    queryFn: async () => removalSchema.parse((await callAuth('GET', '/factors/removal')).data).remove_at,
  });
  const keep = useMutation({
    mutationFn: async () => {
      await requireAuth(runProven(() => callAuth('DELETE', '/factors/removal')));
      await refetch();
      void toast(t('factors.removal.kept'), { tone: 'good' });
    },
  });
  if (!removeAt) return null;
  const refusal = refusalOf(keep.error);
  return (
    <Note tone="warn" role="status">
      <p>{t('factors.removal.text', { date: formatDateTime(removeAt) })}</p>
      {refusal && (
        <p role="alert">{refusal === 'insufficient_aal' ? t('factors.removal.byMail') : authText(refusal)}</p>
      )}
      <Button variant="secondary" size="s" loading={keep.isPending} onClick={() => keep.mutate()}>
        {t('factors.removal.keep')}
      </Button>
    </Note>
  );
}
