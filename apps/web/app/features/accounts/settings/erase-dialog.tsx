import { ERASURE_MODES, ERASURE_WAITING_DAYS } from '@stellenvisite/contract/accounts';
import type { Account } from '@stellenvisite/contract/accounts.schema';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCodeOf } from '../../../api/problem-code.ts';
import { useProblemText } from '../../../i18n/use-problem-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Field } from '../../../ui/field.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { MailedCode } from './mailed-code.tsx';

type EraseDialogProps = {
  account: Account;
  onClose: () => void;
  onWaiting: () => Promise<unknown>;
  onErased: () => void;
};

/** Asks when, and for a fresh proof that it is the owner who asks. */
export function EraseDialog({ account, onClose, onWaiting, onErased }: EraseDialogProps) {
  const { t } = useTranslation('accounts');
  const problemText = useProblemText();
  const [mode, setMode] = useState<(typeof ERASURE_MODES)[number]>(account.eraseAt ? 'at_once' : 'after_waiting');
  const [proof, setProof] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { mutate, isPending, error, reset } = $api.useMutation('post', '/api/account/erasure', {
    onSuccess: ({ status }) => (status === 'erased' ? onErased() : onWaiting()),
    onError: () => setAttempt((count) => count + 1),
  });
  const kind = account.hasPassword ? 'password' : 'nonce';

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    setAttempt((count) => count + 1);
    setIsMissing(proof === '');
    if (proof === '') return reset();
    mutate({ body: { mode, [kind]: proof } });
  };

  const code = error && problemCodeOf(error);
  const isProofWrong = isMissing || code === 'account.proof_invalid';
  const wrong = isMissing ? t(`erasure.missing.${kind}`) : code && problemText(code);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('erasure.dialog')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" type="submit" form="erase" loading={isPending}>
            {t(`erasure.confirm.${mode}`)}
          </Button>
        </>
      }
    >
      <form id="erase" className="grid gap-5" onSubmit={send} noValidate>
        <ErrorSummary
          attempt={attempt}
          problems={wrong && isProofWrong ? [{ field: `erase-${kind}`, text: wrong }] : []}
          failure={isProofWrong ? undefined : wrong}
        />
        <RadioGroup
          name="mode"
          layout="cards"
          legend={t('erasure.when')}
          value={mode}
          onValueChange={setMode}
          options={ERASURE_MODES.filter((each) => each === 'at_once' || !account.eraseAt).map((value) => ({
            value,
            label: t(`erasure.mode.${value}.label`, { count: ERASURE_WAITING_DAYS }),
            help: t(`erasure.mode.${value}.help`),
          }))}
        />
        {kind === 'password' ? (
          <Field label={t('erasure.password')} id="erase-password" error={isProofWrong && wrong}>
            <PasswordInput
              autoComplete="current-password"
              value={proof}
              onChange={(event) => setProof(event.target.value)}
            />
          </Field>
        ) : (
          <MailedCode
            id="erase-nonce"
            value={proof}
            onChange={setProof}
            error={isProofWrong && wrong ? wrong : undefined}
          />
        )}
      </form>
    </Dialog>
  );
}
