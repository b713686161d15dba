import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../session/auth-client.ts';
import { storeRedirectTarget } from '../../session/redirect-target.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { describeFailure } from './auth-failure.ts';
import { useAuthOffers } from './shared/use-auth-offers.ts';

/** Only where the server says that Google is set up. */
export function GoogleButton({ next }: { next: string | null }) {
  const { t } = useTranslation('auth');
  const redirect = useMutation({
    mutationFn: async () => {
      storeRedirectTarget(next);
      const redirectTo = `${location.origin}/auth/confirm`;
      const { error } = await (await loadAuthClient()).signInWithOAuth({ provider: 'google', options: { redirectTo } });
      if (error) throw error;
    },
    onError: (error) =>
      void notify({ title: t('failure.signIn'), text: describeFailure(error, t).text, tone: 'destructive' }),
  });
  if (!useAuthOffers().google) return null;
  return (
    <div className="mt-4 grid gap-4">
      <p className="au-or">{t('login.or')}</p>
      <Button
        variant="secondary"
        wide
        loading={redirect.isPending || redirect.isSuccess}
        onClick={() => redirect.mutate()}
      >
        {t('login.google')}
      </Button>
    </div>
  );
}
