import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '../button.tsx';
import { Dialog, type DialogProps } from '../dialog.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { ZodForm } from './use-zod-form.ts';

type FormDialogProps<Values extends FieldValues, Sent> = Pick<
  DialogProps,
  'title' | 'onClose' | 'wide' | 'side' | 'className' | 'above' | 'below'
> & {
  form: ZodForm<Values, Sent>;
  action: ReactNode;
  /** The usual one is primary; what cannot be undone is `danger`. */
  actionVariant?: ButtonProps['variant'];
  actionIcon?: ReactNode;
  cancel?: ReactNode;
  isPending?: boolean;
  /** States whether there is nothing to send yet. */
  isDisabled?: boolean;
  /** Replaces the button that sends, where nothing can be sent. */
  instead?: ReactNode;
  /** Why the server refused; the values typed so far stay in the fields. */
  failure?: ReactNode;
  /** Next to the buttons. */
  note?: ReactNode;
  children: ReactNode;
};

/** Shows a form in a dialog: the summary of errors above the fields, and the buttons in its foot. */
export function FormDialog<Values extends FieldValues, Sent>(props: FormDialogProps<Values, Sent>) {
  const {
    form,
    action,
    actionVariant,
    actionIcon,
    cancel,
    isPending,
    isDisabled,
    instead,
    failure,
    note,
    children,
    onClose,
    ...dialog
  } = props;
  const { t } = useTranslation('ui');
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      focusesField
      {...dialog}
      footer={
        <>
          {note}
          <Button variant="secondary" onClick={onClose}>
            {cancel ?? t('form.cancel')}
          </Button>
          {instead || (
            <Button
              type="submit"
              form={id}
              disabled={isDisabled}
              loading={isPending ?? form.formState.isSubmitting}
              {...(actionVariant && { variant: actionVariant })}
              icon={actionIcon}
            >
              {action}
            </Button>
          )}
        </>
      }
    >
      <form id={id} className="grid gap-4" onSubmit={form.submit} noValidate>
        <ErrorSummary {...form.summary} failure={failure || form.summary.failure} />
        {children}
      </form>
    </Dialog>
  );
}
