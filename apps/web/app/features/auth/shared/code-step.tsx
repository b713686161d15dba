import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { CodeInput } from '../../../ui/code-input.tsx';
import { Field } from '../../../ui/field.tsx';

const CODE = /^\d{6}$/;

type CodeStepProps = {
  id: string;
  label: string;
  hint?: ReactNode;
  submit: string;
  /** Resolves with what stood in the way, or nothing. */
  onCode: (code: string) => Promise<string | null>;
  children?: ReactNode;
};

/** Six digits, checked as soon as the sixth is there. A wrong code is cleared, the focus stays. */
export function CodeStep({ id, label, hint, submit, onCode, children }: CodeStepProps) {
  const { t } = useTranslation('auth');
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const {
    mutate,
    isPending,
    data: refused,
    isError,
  } = useMutation({
    mutationFn: onCode,
    onSuccess: (refusal) => {
      if (!refusal) return;
      setCode('');
      input.current?.focus();
    },
  });
  const failure = isError ? t('failure.unreachable') : refused;
  const error = isMissing ? t('problem.code.missing') : failure;
  const check = (entered: string) => {
    if (isPending) return;
    setIsMissing(!CODE.test(entered));
    if (CODE.test(entered)) mutate(entered);
    else input.current?.focus();
  };
  return (
    <form
      method="post"
      className="au-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        check(code);
      }}
    >
      <Field id={id} label={label} hint={hint} error={error && <span role="alert">{error}</span>} help={t('code.help')}>
        <CodeInput
          ref={input}
          name="code"
          value={code}
          onChange={setCode}
          onComplete={(full) => check(full)}
          autoFocus
        />
      </Field>
      {children}
      <Button type="submit" size="l" wide loading={isPending}>
        {submit}
      </Button>
    </form>
  );
}
