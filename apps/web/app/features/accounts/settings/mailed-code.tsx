import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeInput } from '../../../ui/code-input.tsx';
import { Field } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { type AuthCode, authCode } from './auth-code.ts';
import { useAuthText } from './use-auth-text.ts';

type MailedCodeProps = {
  id: string;
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  /** Already on its way: the server asked for it. */
  isSent?: boolean;
};

/** The proof of those who have no password, or whose sign-in is old: six digits by e-mail. */
export function MailedCode({ id, value, onChange, error, isSent = false }: MailedCodeProps) {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>(isSent ? 'sent' : 'idle');
  const [failure, setFailure] = useState<AuthCode | null>(null);
  const send = async () => {
    setState('sending');
    const client = await loadAuthClient();
    const code = await authCode(client.reauthenticate());
    setFailure(code);
    setState(code ? 'idle' : 'sent');
  };
  return (
    <div className="grid gap-3">
      {failure && (
        <Note tone="warn" role="alert">
          {authText(failure)}
        </Note>
      )}
      {state === 'sent' && (
        <Note tone="good" role="status">
          {t('code.sent')}
        </Note>
      )}
      <Field id={id} label={t('code.label')} error={error} help={t('code.help')}>
        <CodeInput value={value} onChange={onChange} />
      </Field>
      <div>
        <Button variant="secondary" size="s" loading={state === 'sending'} onClick={() => void send()}>
          {t(state === 'sent' ? 'code.again' : 'code.send')}
        </Button>
      </div>
    </div>
  );
}
