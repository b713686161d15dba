import type { Account } from '@stellenvisite/contract/accounts.schema';
import type { User } from '@supabase/auth-js';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '../../../api/outcome.ts';
import { useLoaded } from '../../../api/use-loaded.ts';
import { useProblemText } from '../../../i18n/use-problem-text.ts';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { Note } from '../../../ui/note.tsx';
import { EmailPanel } from './email-panel.tsx';
import { FactorPanel } from './factor-panel.tsx';
import { GooglePanel } from './google-panel.tsx';
import { Panel } from './panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

type SecurityPanelsProps = { account: Account; onChanged: () => Promise<unknown> };

export function SecurityPanels({ account, onChanged }: SecurityPanelsProps) {
  const { t } = useTranslation('accounts');
  const problemText = useProblemText();
  const { data: user, code, reload } = useLoaded('user', loadUser);
  const hasGoogle = useHasGoogle();
  const changed = useCallback(async () => {
    await Promise.all([reload(), onChanged()]);
  }, [reload, onChanged]);
  if (!user)
    return (
      <Panel title={t('email.title')}>
        {code ? (
          <Note tone="warn" role="alert">
            {problemText(code)}
          </Note>
        ) : (
          <RowsSkeleton />
        )}
      </Panel>
    );
  return (
    <>
      <EmailPanel user={user} onChanged={changed} />
      <PasswordPanel hasPassword={account.hasPassword} onChanged={onChanged} />
      <FactorPanel factors={user.factors ?? []} onChanged={changed} />
      {hasGoogle && <GooglePanel user={user} hasPassword={account.hasPassword} onChanged={changed} />}
    </>
  );
}

async function loadUser(): Promise<Outcome<User>> {
  try {
    const client = await loadAuthClient();
    await takeLinkedIdentity(client);
    const { data } = await client.getUser();
    return data.user ? { data: data.user, code: null } : { data: null, code: 'server.unavailable' };
  } catch {
    return { data: null, code: 'server.unavailable' };
  }
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

/** Whether this server offers Google at all. */
function useHasGoogle(): boolean {
  const [hasGoogle, setHasGoogle] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    fetch('/auth/v1/settings', { signal: controller.signal })
      .then((answer) => answer.json() as Promise<{ external?: { google?: boolean } }>)
      .then(({ external }) => setHasGoogle(external?.google === true))
      .catch(() => undefined);
    return () => controller.abort();
  }, []);
  return hasGoogle;
}
