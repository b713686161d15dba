import type { Factor } from '@supabase/auth-js';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import { toast } from '../../../ui/toast.ts';
import { authCode, refusalOf, requireAuth } from './auth-code.ts';
import { FactorCodeForm } from './factor-code-form.tsx';
import type { FactorDialogProps } from './factor-dialog.ts';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { useAuthText } from './use-auth-text.ts';

type RemoveFactorDialogProps = FactorDialogProps & { factor: Factor; isLast: boolean };

/** Asks for a code of the factor first: only somebody who can still use it may remove it. */
export function RemoveFactorDialog({ factor, isLast, onClose, onDone }: RemoveFactorDialogProps) {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const isPhone = factor.factor_type === 'phone';
  const { data: challengeId, error } = useTextMessage(factor.id, isPhone);
  const refusal = refusalOf(error);

  const remove = async (code: string) => {
    const client = await loadAuthClient();
    const proven = await authCode(
      challengeId
        ? client.mfa.verify({ factorId: factor.id, challengeId, code })
        : client.mfa.challengeAndVerify({ factorId: factor.id, code }),
    );
    if (proven) return proven;
    const refused = await authCode(client.mfa.unenroll({ factorId: factor.id }));
    if (refused) return refused;
    // Refreshes the token, which still claims that a factor was used.
    await authCode(client.refreshSession());
    void toast(t('factors.removed'), { tone: 'good' });
    await onDone();
    return null;
  };
  return (
    <Dialog open onClose={onClose} title={t('factors.removeDialog')}>
      <div className="grid gap-5">
        {isLast && <Note tone="warn">{t('factors.removeLast')}</Note>}
        {refusal ? (
          <Note tone="warn" role="alert">
            {authText(refusal)}
          </Note>
        ) : isPhone && !challengeId ? (
          <RowsSkeleton rows={1} />
        ) : (
          <FactorCodeForm
            danger
            help={t(isPhone ? 'factors.removePhoneHelp' : 'factors.removeHelp')}
            action={t('factors.removeConfirm')}
            onCode={remove}
          />
        )}
      </div>
    </Dialog>
  );
}

/** For a phone factor one text message is sent when the dialog opens; an authenticator app needs none. */
function useTextMessage(factorId: string, isPhone: boolean) {
  return useQuery({
    queryKey: ['auth', 'challenge', factorId],
    queryFn: async () => (await requireAuth((await loadAuthClient()).mfa.challenge({ factorId }))).id,
    enabled: isPhone,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
