import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { describeFailure } from '../../features/identity/auth/auth-failure.ts';
import { AuthFrame } from '../../features/identity/auth/auth-frame.tsx';
import { authMeta, backToForm } from '../../features/identity/auth/auth-meta.server.ts';
import { ConfirmScreen } from '../../features/identity/auth/confirm-screen.tsx';
import { finishSignIn } from '../../features/identity/auth/password-sign-in.tsx';
import type { PreferenceSwitches } from '../../features/identity/auth/preference-switches.ts';
import { SignedInRedirect } from '../../features/identity/auth/signed-in-redirect.tsx';
import { metaTags } from '../../page-meta.ts';
import { loadAuthClient } from '../../session/auth-client.ts';
import { readRedirectTarget } from '../../session/redirect-target.ts';
import { PREFERENCE_SWITCHES } from '../../shell/site/preference-switches.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import type { Route } from './+types/confirm';

type ProviderAnswer = { code: string | null; error: string | null; errorCode: string | null };

export const handle = { namespaces: ['auth'], shell: 'bare' };

/** The address holds a token: nobody keeps the page, and no link tells another site where it came from. */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' });

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: authMeta(context, 'confirm', '/auth/confirm') });

export const action = ({ url }: Route.ActionArgs) => backToForm(url);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function ConfirmPage() {
  const [params] = useSearchParams();
  const answer = {
    code: params.get('code'),
    error: params.get('error_description'),
    errorCode: params.get('error_code'),
  };
  if (answer.code || params.has('error')) return <ProviderReturn switches={PREFERENCE_SWITCHES} answer={answer} />;
  const link = { tokenHash: params.get('token_hash'), type: params.get('type'), next: params.get('next') };
  return <ConfirmScreen switches={PREFERENCE_SWITCHES} link={link} />;
}

/** Back from Google: the code is good for this browser only, so nobody has to press anything. */
function ProviderReturn({ switches, answer }: { switches: PreferenceSwitches; answer: ProviderAnswer }) {
  const { t } = useTranslation('auth');
  const [failure, setFailure] = useState<string | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    setNext(readRedirectTarget());
    void exchange(answer).then(async (error) => {
      if (error) return setFailure(describeFailure(error, t).text);
      await finishSignIn(t);
      setIsDone(true);
    });
  }, [answer, t]);
  return (
    <AuthFrame
      {...switches}
      title={t(failure ? 'failure.signIn' : 'provider.title')}
      lead={!failure && t('provider.text')}
    >
      {isDone && <SignedInRedirect next={next} />}
      {failure && (
        <div className="mt-6 grid gap-4">
          <Note tone="warn" role="alert">
            {failure}
          </Note>
          <LinkButton wide to="/login">
            {t('expired.toLogin')}
          </LinkButton>
        </div>
      )}
    </AuthFrame>
  );
}

async function exchange({ code, error, errorCode }: ProviderAnswer): Promise<unknown> {
  if (!code) return { code: errorCode ?? undefined, status: 400, message: error ?? '' };
  try {
    return (await (await loadAuthClient()).exchangeCodeForSession(code)).error;
  } catch (failure) {
    return failure;
  }
}
