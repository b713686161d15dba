import type { Account } from '@stellenvisite/contract/accounts.schema';
import type { User } from '@supabase/auth-js';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { Note } from '../../../ui/note.tsx';
import { useAuthOffers } from '../../auth/shared/use-auth-offers.ts';
import { EmailPanel } from './email-panel.tsx';
import { FactorPanel } from './factor-panel.tsx';
import { GooglePanel } from './google-panel.tsx';
import { Panel } from './panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { ProofProvider } from './proof-provider.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

type SecurityPanelsProps = { account: Account; onChanged: () => Promise<unknown> };

export function SecurityPanels({ account, onChanged }: SecurityPanelsProps) {
  const { t } = useTranslation('accounts');
  const errorText = useErrorText();
  const { data: user, error, refetch } = useQuery({ queryKey: ['auth', 'user'], queryFn: loadUser });
  const { googleLinking } = useAuthOffers();
  const changed = async () => {
    await Promise.all([refetch(), onChanged()]);
  };
  if (!user)
    return (
      <Panel title={t('email.title')}>
        {error ? (
          <Note tone="warn" role="alert">
            {errorText(error)}
          </Note>
        ) : (
          <RowsSkeleton />
        )}
      </Panel>
    );
  return (
    <ProofProvider hasPassword={account.hasPassword}>
      <EmailPanel user={user} onChanged={changed} />
      <PasswordPanel hasPassword={account.hasPassword} onChanged={onChanged} />
      <FactorPanel factors={user.factors ?? []} onChanged={changed} />
      {googleLinking && <GooglePanel user={user} hasPassword={account.hasPassword} onChanged={changed} />}
    </ProofProvider>
  );
}

async function loadUser(): Promise<User> {
  const client = await loadAuthClient();
  await takeLinkedIdentity(client);
  const { data, error } = await client.getUser();
  if (error) throw error;
  return data.user;
}

/** Back from the provider's page: the code in the address becomes the session that knows the new identity. */
async function takeLinkedIdentity(client: Awaited<ReturnType<typeof loadAuthClient>>): Promise<void> {
  const url = new URL(location.href);
  const code = url.searchParams.get('code');
  if (!code) return;
  url.searchParams.delete('code');
  history.replaceState(history.state, '', url);
  await client.exchangeCodeForSession(code);
}
