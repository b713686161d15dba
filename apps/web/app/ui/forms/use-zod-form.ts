import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from '@stellenvisite/contract/platform/zod';
import { type SyntheticEvent, useId } from 'react';
import { type DefaultValues, type FieldValues, get, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type { FormProblem } from './error-summary.tsx';

type ZodFormOptions<Values extends FieldValues, Sent> = {
  schema: z.ZodType<Sent, Values>;
  defaultValues: NoInfer<DefaultValues<Values>>;
  /** Fields in the order of the screen, which is the order of the summary. */
  fields: readonly Path<Values>[];
  /** Returns the text of an error; `isMissing` distinguishes an empty field from a wrong value. */
  errorText: (name: Path<Values>, error: { isMissing: boolean; message: string }) => string;
  /** Refusals of the server that belong to a field. */
  refused?: Partial<Record<Path<Values>, string | undefined>>;
  /**
   * Runs once at a time: a second press waits for the promise. `fail` shows a text in the summary until the next
   * press, for what the server refused as a whole.
   */
  onSubmit: (values: Sent, fail: (text: string) => void) => unknown;
  /** Lets what a person typed, or a password manager filled in, before hydration win over an empty default. */
  isServerRendered?: boolean;
};

export type ZodForm<Values extends FieldValues, Sent = Values> = UseFormReturn<Values, unknown, Sent> & {
  /** Returns the properties of the `Field` of a control. */
  field: (name: Path<Values>) => { id: string; error?: string };
  submit: (event?: SyntheticEvent) => void;
  /** The properties of the `ErrorSummary`. */
  summary: { problems: FormProblem[]; attempt: number; failure: string | undefined };
};

/** Connects a form with a schema of the contract: errors at the fields and in a summary, and one request however often it is pressed. */
export function useZodForm<Values extends FieldValues, Sent = Values>(
  options: ZodFormOptions<Values, Sent>,
): ZodForm<Values, Sent> {
  const { schema, defaultValues, fields, errorText, refused, onSubmit, isServerRendered = false } = options;
  const id = useId();
  const resolve = zodResolver(schema);
  const resolveWithDefaults: typeof resolve = (values, context, input) =>
    resolve({ ...defaultValues, ...values }, context, input);
  const form = useForm<Values, unknown, Sent>({
    resolver: isServerRendered ? resolveWithDefaults : resolve,
    defaultValues: isServerRendered ? withoutEmpty<Values>(defaultValues) : defaultValues,
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const idOf = (name: Path<Values>) => `${id}-${name}`;
  const errorOf = (name: Path<Values>): string | undefined => {
    const error = get(errors, name) as { message?: string } | undefined;
    if (!error) return refused?.[name];
    const value: unknown = form.getValues(name);
    return errorText(name, {
      isMissing:
        value === undefined || value === null || value === false || (typeof value === 'string' && value.trim() === ''),
      message: error.message ?? '',
    });
  };
  const fail = (text: string) => form.setError('root', { message: text });
  return {
    ...form,
    field: (name) => {
      const error = errorOf(name);
      return { id: idOf(name), ...(error && { error }) };
    },
    submit: (event) => {
      event?.preventDefault();
      // A dialog's events bubble to the form of the page that opened it.
      event?.stopPropagation();
      if (!isSubmitting) void form.handleSubmit(async (values) => onSubmit(values, fail))();
    },
    summary: {
      attempt: submitCount,
      failure: errors.root?.message,
      problems: fields.flatMap((name) => {
        const text = errorOf(name);
        return text ? [{ field: idOf(name), text }] : [];
      }),
    },
  };
}

/** Drops empty defaults: registering a field with one would overwrite what is in its control already. */
function withoutEmpty<Values extends FieldValues>(values: DefaultValues<Values>): DefaultValues<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as DefaultValues<Values>;
}
