import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { loadAuthClient } from '../../session/auth-client.ts';
import { ownPath, withNext } from '../../session/safe-next.ts';
import { reloadSession } from '../../session/session-store.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { describeFailure } from './auth-failure.ts';
import { AuthFrame } from './auth-frame.tsx';
import { finishSignIn } from './finish-sign-in.ts';
import { LinkExpired } from './link-expired.tsx';
import { asksForPassword, type LinkKind, linkKindOf } from './link-kind.ts';
import type { PreferenceSwitches } from './preference-switches.ts';
import { SignedInRedirect } from './signed-in-redirect.tsx';

export type ConfirmLink = { tokenHash: string | null; type: string | null; next: string | null };

type Stage = 'asked' | 'signed_in' | 'first_of_two' | 'email_changed' | 'expired';

/** Where a mail's link leads. Nothing is used up until a person presses the button: mail scanners open every link. */
export function ConfirmScreen({ switches, link }: { switches: PreferenceSwitches; link: ConfirmLink }) {
  const { t } = useTranslation('auth');
  const [stage, setStage] = useState<Stage>('asked');
  const kind = linkKindOf(link.type);
  if (!kind || !link.tokenHash || stage === 'expired') return <LinkExpired switches={switches} kind={kind} />;
  if (stage === 'first_of_two' || stage === 'email_changed')
    return (
      <AuthFrame {...switches} title={t(`confirm.${stage}.title`)} lead={t(`confirm.${stage}.text`)}>
        <LinkButton className="mt-6" to={stage === 'email_changed' ? '/konto' : '/'} variant="secondary" wide>
          {t(`confirm.${stage}.action`)}
        </LinkButton>
      </AuthFrame>
    );
  return (
    <AuthFrame {...switches} title={t(`confirm.${kind}.title`)} lead={t(`confirm.${kind}.text`)}>
      {stage === 'signed_in' && <SignedInRedirect next={ownPath(link.next)} />}
      <ConfirmButton kind={kind} tokenHash={link.tokenHash} next={link.next} onStage={setStage} />
    </AuthFrame>
  );
}

type ConfirmButtonProps = { kind: LinkKind; tokenHash: string; next: string | null; onStage: (stage: Stage) => void };

function ConfirmButton({ kind, tokenHash, next, onStage }: ConfirmButtonProps) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const confirm = useMutation({
    mutationFn: async (): Promise<string | null> => {
      const { data, error } = await (await loadAuthClient()).verifyOtp({ token_hash: tokenHash, type: kind });
      if (error) {
        const { code, text } = describeFailure(error, t);
        if (code !== 'otp_expired') return text;
        onStage('expired');
      } else await goOn(data.session !== null);
      return null;
    },
  });
  const goOn = async (hasSession: boolean) => {
    if (!hasSession) return onStage(kind === 'email_change' ? 'first_of_two' : 'expired');
    if (kind === 'email_change') {
      await reloadSession();
      return onStage('email_changed');
    }
    if (asksForPassword(kind)) {
      await reloadSession();
      return navigate(withNext('/passwort-neu', afterPassword(next)), { replace: true });
    }
    await finishSignIn(t);
    onStage('signed_in');
  };
  const failure = confirm.error ? describeFailure(confirm.error, t).text : confirm.data;
  return (
    <div className="au-form">
      {failure && (
        <Note tone="warn" role="alert">
          {failure}
        </Note>
      )}
      <Button size="l" wide loading={confirm.isPending} onClick={() => confirm.mutate()}>
        {t(`confirm.${kind}.submit`)}
      </Button>
      <noscript>
        <Note tone="warn">{t('frame.noScript')}</Note>
      </noscript>
    </div>
  );
}

/** The mail leads to the password itself: what comes after is not told there. */
function afterPassword(next: string | null): string | null {
  const path = ownPath(next);
  return path?.startsWith('/passwort-neu') ? null : path;
}
