import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { CodeInput } from '../../../ui/code-input.tsx';
import { Field } from '../../../ui/field.tsx';
import type { AuthCode } from './auth-code.ts';
import { useAuthText } from './use-auth-text.ts';

type FactorCodeFormProps = {
  help: string;
  action: string;
  danger?: boolean;
  /** Null when the code was taken; then the dialog is already gone. */
  onCode: (code: string) => Promise<AuthCode | null>;
  children?: ReactNode;
};

/** Six digits, sent with the sixth one; a refused code is cleared so that the next can be typed at once. */
export function FactorCodeForm({ help, action, danger, onCode, children }: FactorCodeFormProps) {
  const { t } = useTranslation('accounts');
  const authText = useAuthText();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: onCode,
    onSuccess: (refused) => {
      if (!refused) return;
      setError(authText(refused));
      setCode('');
      input.current?.focus();
    },
  });
  const send = (digits: string) => {
    if (digits.length === 6) return isPending ? undefined : mutate(digits);
    setError(t('code.short'));
    input.current?.focus();
  };
  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(code);
      }}
    >
      <Field label={t('code.label')} help={help} error={error}>
        <CodeInput ref={input} value={code} onChange={setCode} onComplete={(digits) => send(digits)} />
      </Field>
      {children}
      <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={isPending}>
        {action}
      </Button>
    </form>
  );
}
