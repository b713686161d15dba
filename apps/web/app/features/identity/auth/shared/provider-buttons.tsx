import { useMutation } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../../../session/auth-client.ts';
import { storeRedirectTarget } from '../../../../session/redirect-target.ts';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/feedback/notify.ts';
import { describeFailure } from '../auth-failure.ts';
import { useAuthOffers } from './use-auth-offers.ts';

const KNOWN: Readonly<Record<string, { name: string; Icon: ComponentType }>> = {
  google: { name: 'Google', Icon: GoogleIcon },
  apple: { name: 'Apple', Icon: AppleIcon },
};

/** Renders one button for each provider that the server has set up; nothing without any. Signs up whom the provider introduces. */
export function ProviderButtons({ next }: { next: string | null }) {
  const { t } = useTranslation('auth');
  const { providers } = useAuthOffers();
  const redirect = useMutation({
    mutationFn: async (provider: string) => {
      storeRedirectTarget(next);
      const redirectTo = `${location.origin}/auth/confirm`;
      const client = await loadAuthClient();
      // An operator may set up any provider, whereas the client's type lists those of one vendor.
      const { error } = await client.signInWithOAuth({ provider: provider as 'google', options: { redirectTo } });
      if (error) throw error;
    },
    onError: (error) =>
      void notify({ title: t('failure.signIn'), text: describeFailure(error, t).text, tone: 'destructive' }),
  });
  if (providers.length === 0) return null;
  return (
    <div className="mt-6 grid gap-4">
      <p className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 text-fs-8 text-ink-2 before:border-line-2 before:border-t after:border-line-2 after:border-t">
        {t('login.or')}
      </p>
      {providers.map((provider) => {
        const { name, Icon } = KNOWN[provider] ?? { name: capitalized(provider), Icon: null };
        return (
          <Button
            key={provider}
            variant="secondary"
            wide
            icon={Icon && <Icon />}
            loading={!redirect.isIdle && !redirect.isError && redirect.variables === provider}
            onClick={() => redirect.mutate(provider)}
          >
            {t('provider.continue', { name })}
          </Button>
        );
      })}
    </div>
  );
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function GoogleIcon() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M22.5 12.26c0-.78-.07-1.53-.2-2.26H12v4.28h5.9a5 5 0 0 1-2.2 3.31v2.76h3.56c2.08-1.92 3.24-4.74 3.24-8.09z"
      />
      <path
        fill="#34a853"
        d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.56-2.76c-.98.66-2.24 1.06-3.72 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84A11 11 0 0 0 12 23z"
      />
      <path fill="#fbbc05" d="M5.84 14.1a6.6 6.6 0 0 1 0-4.2V7.07H2.18a11 11 0 0 0 0 9.87z" />
      <path
        fill="#ea4335"
        d="M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15C17.45 2.09 14.97 1 12 1A11 11 0 0 0 2.18 7.07l3.66 2.84C6.71 7.31 9.14 5.38 12 5.38z"
      />
    </svg>
  );
}

function AppleIcon() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M16.7 12.6c0-2.4 2-3.6 2.1-3.6-1.1-1.7-2.9-1.9-3.5-1.9-1.5-.2-2.9.9-3.7.9-.8 0-1.9-.9-3.1-.8-1.6 0-3.1.9-3.9 2.3-1.7 2.9-.4 7.2 1.2 9.5.8 1.2 1.7 2.4 3 2.4 1.2 0 1.6-.8 3.1-.8 1.4 0 1.8.8 3.1.7 1.3 0 2.1-1.1 2.9-2.3.9-1.3 1.3-2.6 1.3-2.7 0 0-2.5-1-2.5-3.7zM14.3 5.6c.7-.8 1.1-1.9 1-3-1 0-2.1.6-2.8 1.4-.6.7-1.2 1.8-1 2.9 1.1.1 2.2-.5 2.8-1.3z" />
    </svg>
  );
}
