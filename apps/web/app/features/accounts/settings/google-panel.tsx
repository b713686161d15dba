import type { User, UserIdentity } from '@supabase/auth-js';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { toast } from '../../../ui/toast.ts';
import { refusalOf, requireAuth } from './auth-code.ts';
import { Panel } from './panel.tsx';
import { useProven } from './proof-provider.tsx';
import { useAuthText } from './use-auth-text.ts';

type GooglePanelProps = { user: User; hasPassword: boolean; onChanged: () => Promise<void> };

export function GooglePanel({ user, hasPassword, onChanged }: GooglePanelProps) {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const runProven = useProven();
  const google = user.identities?.find(({ provider }) => provider === 'google');
  const isOnlyWayIn = !hasPassword && (user.identities?.length ?? 0) < 2;

  const connect = useMutation({
    mutationFn: async () => {
      const redirectTo = `${location.origin}/konto/sicherheit`;
      const client = await loadAuthClient();
      await requireAuth(runProven(() => client.linkIdentity({ provider: 'google', options: { redirectTo } })));
    },
  });
  const disconnect = useMutation({
    mutationFn: async (identity: UserIdentity) => {
      const client = await loadAuthClient();
      await requireAuth(runProven(() => client.unlinkIdentity(identity)));
      await onChanged();
    },
    onSuccess: () => void toast(t('google.disconnected'), { tone: 'good' }),
  });
  const refusal = refusalOf(connect.error ?? disconnect.error);
  return (
    <Panel title={t('google.title')} text={t('google.text')}>
      {refusal && (
        <Note tone="warn" role="alert">
          {authText(refusal)}
        </Note>
      )}
      <p className="text-fs-7">
        {google ? t('google.connected', { email: String(google.identity_data?.email ?? '') }) : t('google.none')}
      </p>
      {google && isOnlyWayIn && <p className="text-fs-8 text-ink-2">{t('google.onlyWay')}</p>}
      <div>
        {google ? (
          !isOnlyWayIn && (
            <Button variant="secondary" loading={disconnect.isPending} onClick={() => disconnect.mutate(google)}>
              {t('google.disconnect')}
            </Button>
          )
        ) : (
          <Button variant="secondary" loading={connect.isPending} onClick={() => connect.mutate()}>
            {t('google.connect')}
          </Button>
        )}
      </div>
    </Panel>
  );
}
