import type { User, UserIdentity } from '@supabase/auth-js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { toast } from '../../../ui/toast.ts';
import { type AuthCode, authCode } from './auth-code.ts';
import { Panel } from './panel.tsx';
import { useAuthText } from './use-auth-text.ts';

type GooglePanelProps = { user: User; hasPassword: boolean; onChanged: () => Promise<void> };

export function GooglePanel({ user, hasPassword, onChanged }: GooglePanelProps) {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const [refusal, setRefusal] = useState<AuthCode | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const google = user.identities?.find(({ provider }) => provider === 'google');
  const isOnlyWayIn = !hasPassword && (user.identities?.length ?? 0) < 2;

  const connect = async () => {
    setIsBusy(true);
    const client = await loadAuthClient();
    const redirectTo = `${location.origin}/konto/sicherheit`;
    setRefusal(await authCode(client.linkIdentity({ provider: 'google', options: { redirectTo } })));
    setIsBusy(false);
  };
  const disconnect = async (identity: UserIdentity) => {
    setIsBusy(true);
    const code = await authCode((await loadAuthClient()).unlinkIdentity(identity));
    setRefusal(code);
    if (!code) {
      await onChanged();
      void toast(t('google.disconnected'), { tone: 'good' });
    }
    setIsBusy(false);
  };
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
            <Button variant="secondary" loading={isBusy} onClick={() => void disconnect(google)}>
              {t('google.disconnect')}
            </Button>
          )
        ) : (
          <Button variant="secondary" loading={isBusy} onClick={() => void connect()}>
            {t('google.connect')}
          </Button>
        )}
      </div>
    </Panel>
  );
}
