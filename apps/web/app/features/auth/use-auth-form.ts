import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from '@stellenvisite/contract/zod';
import { type SyntheticEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FormProblem } from '../../ui/error-summary.tsx';

type AuthFormInput<Values extends FieldValues> = {
  /** Prefix of the controls' ids. */
  id: string;
  schema: z.ZodType<FieldValues, FieldValues>;
  defaultValues: DefaultValues<Values>;
  /** Resolves with what stands in the way, or nothing. */
  send: (values: Values) => Promise<string | null>;
};

export type AuthForm<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** For a field: its id, whether it is needed, and what is wrong with it. */
  field: (name: Path<Values>) => { id: string; error?: string };
  submit: (event?: SyntheticEvent) => void;
  isSending: boolean;
  summary: { problems: FormProblem[]; failure: string | null; attempt: number };
  setFailure: (text: string | null) => void;
};

/** As the fields stand in the form. */
const inOrder = (names: string[], order: string[]) => names.sort((a, b) => order.indexOf(a) - order.indexOf(b));

/** What somebody typed, or a password manager filled in, before the script ran is kept: an empty default would wipe it. */
function withoutEmpty<Values extends FieldValues>(values: DefaultValues<Values>): DefaultValues<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as DefaultValues<Values>;
}

/** A form whose errors stand at the fields and in a summary; sent once, however often it is clicked. */
export function useAuthForm<Values extends FieldValues>(input: AuthFormInput<Values>): AuthForm<Values> {
  const { id, schema, defaultValues, send } = input;
  const { t } = useTranslation('auth');
  // biome-ignore lint/suspicious/noExplicitAny: the resolver's types demand a schema of exactly these values
  const resolve: Resolver<Values> = zodResolver(schema as any);
  const form = useForm<Values>({
    resolver: (values, context, options) => resolve({ ...defaultValues, ...values }, context, options),
    defaultValues: withoutEmpty(defaultValues),
    shouldFocusError: false,
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { errors, isSubmitting } = form.formState;

  const textOf = (name: string): string | undefined => {
    const error = errors[name];
    if (!error) return undefined;
    const reason = form.getValues(name as Path<Values>) ? String(error.message ?? '') : 'missing';
    return t([`problem.${name}.${reason}`, `problem.${name}.wrong`]);
  };
  const field = (name: Path<Values>) => {
    const error = textOf(name);
    return { id: `${id}-${name}`, ...(error && { error }) };
  };
  const sendOnce = async (values: Values) => {
    setFailure(null);
    const refused = await send(values);
    setFailure(refused);
    if (refused) setAttempt((count) => count + 1);
  };
  const submit = async () => {
    if (isSubmitting) return;
    let isIncomplete = false;
    await form.handleSubmit(sendOnce, () => {
      isIncomplete = true;
    })();
    // Only now do the errors stand in the summary that takes the focus.
    if (isIncomplete) setAttempt((count) => count + 1);
  };
  return {
    form,
    field,
    isSending: isSubmitting,
    setFailure,
    submit: (event) => {
      event?.preventDefault();
      void submit();
    },
    summary: {
      failure,
      attempt,
      problems: inOrder(Object.keys(errors), Object.keys(defaultValues)).map((name) => ({
        field: `${id}-${name}`,
        text: textOf(name) ?? '',
      })),
    },
  };
}
