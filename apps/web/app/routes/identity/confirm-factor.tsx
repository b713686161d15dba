import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { describeFailure } from '../../features/identity/auth/auth-failure.ts';
import { AuthFrame } from '../../features/identity/auth/auth-frame.tsx';
import { authMeta, backToForm } from '../../features/identity/auth/auth-meta.server.ts';
import type { PreferenceSwitches } from '../../features/identity/auth/preference-switches.ts';
import { metaTags } from '../../page-meta.ts';
import { callAuth } from '../../session/call-auth.ts';
import { PREFERENCE_SWITCHES } from '../../shell/site/preference-switches.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import type { Route } from './+types/confirm-factor';

type ConfirmFactorScreenProps = { switches: PreferenceSwitches; token: string | null };

export const handle = { namespaces: ['auth'], shell: 'bare' };

/** The address holds a token: nobody keeps the page, and no link tells another site where it came from. */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' });

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: authMeta(context, 'keepFactor', '/auth/faktor-behalten'),
});

export const action = ({ url }: Route.ActionArgs) => backToForm(url);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function ConfirmFactorPage() {
  const [params] = useSearchParams();
  return <ConfirmFactorScreen switches={PREFERENCE_SWITCHES} token={params.get('token')} />;
}

/** Where the mails about a lost factor lead. A button asks, because mail scanners open every link. */
export function ConfirmFactorScreen({ switches, token }: ConfirmFactorScreenProps) {
  const { t } = useTranslation('auth');
  const renew = useMutation({
    mutationFn: async () => {
      const { error } = await callAuth('POST', '/factors/removal/cancel', { token });
      if (error) throw error;
    },
  });
  const failure = renew.error && describeFailure(renew.error, t);
  const isOver = !token || failure?.code === 'otp_expired';
  if (isOver || renew.isSuccess)
    return (
      <AuthFrame {...switches} title={t('keepFactor.title')} lead={t(isOver ? 'keepFactor.over' : 'keepFactor.done')}>
        <LinkButton className="mt-6" to="/login" variant="secondary" wide>
          {t('keepFactor.login')}
        </LinkButton>
      </AuthFrame>
    );
  return (
    <AuthFrame {...switches} title={t('keepFactor.title')} lead={t('keepFactor.text')}>
      <div className="mt-6 grid gap-4">
        {failure && (
          <Note tone="warn" role="alert">
            {failure.text}
          </Note>
        )}
        <Button size="l" wide loading={renew.isPending} onClick={() => renew.mutate()}>
          {t('keepFactor.submit')}
        </Button>
      </div>
    </AuthFrame>
  );
}
