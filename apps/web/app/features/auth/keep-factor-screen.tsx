import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callAuth } from '../../session/call-auth.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { describeFailure } from './auth-failure.ts';
import { AuthFrame } from './auth-frame.tsx';
import type { PreferenceSwitches } from './preference-switches.ts';

type KeepFactorScreenProps = { switches: PreferenceSwitches; token: string | null };

/** Where the mails about a lost factor lead. A button asks, because mail scanners open every link. */
export function KeepFactorScreen({ switches, token }: KeepFactorScreenProps) {
  const { t } = useTranslation('auth');
  const keep = useMutation({
    mutationFn: async () => {
      const { error } = await callAuth('POST', '/factors/removal/cancel', { token });
      if (error) throw error;
    },
  });
  const failure = keep.error && describeFailure(keep.error, t);
  const isOver = !token || failure?.code === 'otp_expired';
  if (isOver || keep.isSuccess)
    return (
      <AuthFrame {...switches} title={t('keepFactor.title')} lead={t(isOver ? 'keepFactor.over' : 'keepFactor.done')}>
        <LinkButton className="mt-6" to="/login" variant="secondary" wide>
          {t('keepFactor.login')}
        </LinkButton>
      </AuthFrame>
    );
  return (
    <AuthFrame {...switches} title={t('keepFactor.title')} lead={t('keepFactor.text')}>
      <div className="au-form">
        {failure && (
          <Note tone="warn" role="alert">
            {failure.text}
          </Note>
        )}
        <Button size="l" wide loading={keep.isPending} onClick={() => keep.mutate()}>
          {t('keepFactor.submit')}
        </Button>
      </div>
    </AuthFrame>
  );
}
