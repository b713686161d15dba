import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { CodeInput } from '../../ui/code-input.tsx';
import { Field } from '../../ui/field.tsx';

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
  const checking = useRef(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const check = async (entered: string) => {
    if (checking.current) return;
    if (!CODE.test(entered)) {
      setError(t('problem.code.missing'));
      input.current?.focus();
      return;
    }
    checking.current = true;
    setIsChecking(true);
    setError(null);
    const refused = await onCode(entered);
    checking.current = false;
    setIsChecking(false);
    setError(refused);
    if (!refused) return;
    setCode('');
    input.current?.focus();
  };
  return (
    <form
      method="post"
      className="au-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void check(code);
      }}
    >
      <Field id={id} label={label} hint={hint} error={error && <span role="alert">{error}</span>} help={t('code.help')}>
        <CodeInput
          ref={input}
          name="code"
          value={code}
          onChange={setCode}
          onComplete={(full) => void check(full)}
          autoFocus
        />
      </Field>
      {children}
      <Button type="submit" size="l" wide loading={isChecking}>
        {submit}
      </Button>
    </form>
  );
}
