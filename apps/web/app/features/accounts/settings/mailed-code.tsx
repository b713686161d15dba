import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { loadAuthClient } from '../../../session/auth-client.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeInput } from '../../../ui/code-input.tsx';
import { Field } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { refusalOf, requireAuth } from './auth-code.ts';
import { useAuthText } from './use-auth-text.ts';

type MailedCodeProps = {
  id: string;
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
};

/** The proof of those who have no password, or who do not know it: six digits by e-mail. */
export function MailedCode({ id, value, onChange, error }: MailedCodeProps) {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const send = useMutation({ mutationFn: async () => requireAuth((await loadAuthClient()).reauthenticate()) });
  const refusal = refusalOf(send.error);
  return (
    <div className="grid gap-3">
      {refusal && (
        <Note tone="warn" role="alert">
          {authText(refusal)}
        </Note>
      )}
      {send.isSuccess && (
        <Note tone="good" role="status">
          {t('code.sent')}
        </Note>
      )}
      <Field id={id} label={t('code.label')} error={error} help={t('code.help')}>
        <CodeInput value={value} onChange={onChange} />
      </Field>
      <div>
        <Button variant="secondary" size="s" loading={send.isPending} onClick={() => send.mutate()}>
          {t(send.isSuccess ? 'code.again' : 'code.send')}
        </Button>
      </div>
    </div>
  );
}
