import { z } from '@stellenvisite/contract/platform/zod';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { CodeInput } from '../../../../ui/forms/code-input.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';

const codeSchema = z.object({ code: z.string().regex(/^\d{6}$/) });

type CodeStepProps = {
  label: string;
  hint?: ReactNode;
  /** Without it there is no button: the sixth digit sends. */
  submit?: string;
  /** Resolves with what stood in the way, or nothing. */
  onCode: (code: string) => Promise<string | null>;
  children?: ReactNode;
};

/** Six digits, checked as soon as the sixth is there. A wrong code is cleared, the focus stays. */
export function CodeStep({ label, hint, submit, onCode, children }: CodeStepProps) {
  const { t } = useTranslation('auth');
  const input = useRef<HTMLInputElement>(null);
  const { mutateAsync, data: refused, isError } = useMutation({ mutationFn: onCode });
  const form = useZodForm({
    schema: codeSchema,
    defaultValues: { code: '' },
    fields: ['code'],
    errorText: () => t('problem.code.missing'),
    refused: { code: (isError ? t('failure.unreachable') : refused) ?? undefined },
    onSubmit: async ({ code }) => {
      if (await mutateAsync(code).catch(() => null)) form.setValue('code', '');
    },
  });
  const { attempt } = form.summary;
  useEffect(() => {
    if (attempt > 0) input.current?.focus();
  }, [attempt]);
  const { id, error } = form.field('code');
  return (
    <form method="post" className="mt-6 grid gap-4" noValidate onSubmit={form.submit}>
      <Field id={id} label={label} hint={hint} error={error && <span role="alert">{error}</span>} help={t('code.help')}>
        <Controller
          control={form.control}
          name="code"
          render={({ field: { name, value, onChange } }) => (
            <CodeInput
              ref={input}
              name={name}
              value={value}
              onChange={onChange}
              onComplete={() => form.submit()}
              autoFocus
            />
          )}
        />
      </Field>
      {children}
      {submit && (
        <Button type="submit" size="l" wide loading={form.formState.isSubmitting}>
          {submit}
        </Button>
      )}
    </form>
  );
}
