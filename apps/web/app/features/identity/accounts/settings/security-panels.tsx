import type { Account } from '@stellenvisite/contract/identity/accounts.schema';
import { newPasswordSchema } from '@stellenvisite/contract/identity/password.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import type { User, UserIdentity } from '@supabase/auth-js';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { loadAuthClient } from '../../../../session/auth-client.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { NewPasswordField } from '../../auth/shared/new-password-field.tsx';
import { useAuthOffers } from '../../auth/shared/use-auth-offers.ts';
import { RowsSkeleton } from './device-list.tsx';
import { EmailPanel } from './email-panel.tsx';
import { Panel } from './export-panel.tsx';
import { type AuthCode, authCode, refusalOf, requireAuth, useAuthText } from './factor-code-form.tsx';
import { FactorPanel } from './factor-panel.tsx';
import { PasskeyPanel } from './passkey-panel.tsx';
import { ProofProvider, useProven } from './proof-provider.tsx';

const schema = z.object({ password: newPasswordSchema });

const EMPTY = { password: '' };

/** Refusals of the server that are shown at the new password. */
const AT_PASSWORD: readonly AuthCode[] = ['same_password', 'weak_password'];

type PasswordPanelProps = { hasPassword: boolean; onChanged: () => Promise<unknown> };

type GooglePanelProps = { user: User; hasPassword: boolean; onChanged: () => Promise<void> };

type SecurityPanelsProps = { account: Account; onChanged: () => Promise<unknown> };

export function SecurityPanels({ account, onChanged }: SecurityPanelsProps) {
  const { t } = useTranslation('accounts');
  const errorText = useErrorText();
  const { data: user, error, refetch } = useQuery({ queryKey: ['auth', 'user'], queryFn: loadUser });
  const { googleLinking, passkeys } = useAuthOffers();
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
      {passkeys && <PasskeyPanel onChanged={changed} />}
      <FactorPanel factors={user.factors ?? []} onChanged={changed} />
      <EmailPanel user={user} onChanged={changed} />
      <PasswordPanel hasPassword={account.hasPassword} onChanged={onChanged} />
      {googleLinking && <GooglePanel user={user} hasPassword={account.hasPassword} onChanged={changed} />}
    </ProofProvider>
  );
}

async function loadUser(): Promise<User> {
  const client = await loadAuthClient();
  await exchangeLinkedIdentity(client);
  const { data, error } = await client.getUser();
  if (error) throw error;
  return data.user;
}

/** Back from the provider's page: the code in the address becomes the session that knows the new identity. */
async function exchangeLinkedIdentity(client: Awaited<ReturnType<typeof loadAuthClient>>): Promise<void> {
  const url = new URL(location.href);
  const code = url.searchParams.get('code');
  if (!code) return;
  url.searchParams.delete('code');
  history.replaceState(history.state, '', url);
  await client.exchangeCodeForSession(code);
}

function GooglePanel({ user, hasPassword, onChanged }: GooglePanelProps) {
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

export function PasswordPanel({ hasPassword, onChanged }: PasswordPanelProps) {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const [refusal, setRefusal] = useState<AuthCode | null>(null);
  const runProven = useProven();
  const isFieldRefused = refusal !== null && AT_PASSWORD.includes(refusal);
  const form = useZodForm({
    schema,
    defaultValues: EMPTY,
    fields: ['password'],
    errorText: (_name, { message }) => t(message === 'tooLong' ? 'password.error.tooLong' : 'password.error.length'),
    refused: { password: isFieldRefused ? authText(refusal) : undefined },
    onSubmit: async ({ password }) => {
      setRefusal(null);
      const client = await loadAuthClient();
      const code = await authCode(runProven(() => client.updateUser({ password })));
      setRefusal(code);
      if (code) return;
      form.reset(EMPTY);
      await onChanged();
      void toast(t('password.saved'), { tone: 'good' });
    },
  });

  return (
    <Panel title={t('password.title')} text={t(hasPassword ? 'password.text' : 'password.none')}>
      <form className="grid gap-4" onSubmit={form.submit} noValidate>
        <ErrorSummary {...form.summary} failure={refusal && !isFieldRefused ? authText(refusal) : undefined} />
        <NewPasswordField label={t('password.new')} {...form.field('password')} input={form.register('password')} />
        <div>
          <Button type="submit" variant="secondary" loading={form.formState.isSubmitting}>
            {t(hasPassword ? 'password.save' : 'password.set')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
