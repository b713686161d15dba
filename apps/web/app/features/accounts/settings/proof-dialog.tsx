import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Field } from '../../../ui/field.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { type AuthCode, refusalOf, requireAuth } from './auth-code.ts';
import { MailedCode } from './mailed-code.tsx';
import { useAuthText } from './use-auth-text.ts';

type Way = 'password' | 'nonce';
const AT_FIELD: readonly AuthCode[] = ['current_password_invalid', 'reauthentication_not_valid'];

type ProofDialogProps = { hasPassword: boolean; onClose: () => void; onProven: () => void };

/** Asks for the password or a mailed code before a sensitive change. The form behind it keeps what was typed. */
export function ProofDialog({ hasPassword, onClose, onProven }: ProofDialogProps) {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const [way, setWay] = useState<Way>(hasPassword ? 'password' : 'nonce');
  const [proof, setProof] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () => {
      const client = await loadAuthClient();
      await requireAuth(client.updateUser(way === 'password' ? { current_password: proof } : { nonce: proof }));
    },
    onSuccess: onProven,
    onError: () => setAttempt((count) => count + 1),
  });
  const refusal = refusalOf(error);
  const isProofWrong = isMissing || (refusal !== null && AT_FIELD.includes(refusal));
  const wrong = isMissing ? t(`proof.missing.${way}`) : refusal ? authText(refusal) : undefined;
  const fieldError = isProofWrong ? wrong : undefined;

  const choose = (chosen: Way) => {
    setWay(chosen);
    setProof('');
    setIsMissing(false);
    reset();
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    setAttempt((count) => count + 1);
    setIsMissing(proof === '');
    if (proof === '') return reset();
    mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('proof.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="proof" loading={isPending}>
            {t('proof.confirm')}
          </Button>
        </>
      }
    >
      <form id="proof" className="grid gap-5" onSubmit={send} noValidate>
        <ErrorSummary
          attempt={attempt}
          problems={fieldError ? [{ field: `proof-${way}`, text: fieldError }] : []}
          failure={isProofWrong ? undefined : wrong}
        />
        <p className="text-ink-2">{t('proof.text')}</p>
        {hasPassword && (
          <RadioGroup
            name="proof-way"
            layout="segments"
            legend={t('proof.way')}
            hideLegend
            value={way}
            onValueChange={choose}
            options={[
              { value: 'password', label: t('proof.byPassword') },
              { value: 'nonce', label: t('proof.byCode') },
            ]}
          />
        )}
        {way === 'password' ? (
          <Field label={t('proof.password')} id="proof-password" error={fieldError}>
            <PasswordInput
              autoComplete="current-password"
              value={proof}
              onChange={(event) => setProof(event.target.value)}
            />
          </Field>
        ) : (
          <MailedCode id="proof-nonce" value={proof} onChange={setProof} error={fieldError} />
        )}
      </form>
    </Dialog>
  );
}
