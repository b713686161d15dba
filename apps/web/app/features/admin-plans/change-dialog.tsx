import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';

type ChangeDialogProps = {
  form: string;
  title: string;
  /** What the change means for whom, before it is made. */
  note: ReactNode;
  action?: string;
  isPending: boolean;
  error: unknown;
  onSubmit: (data: FormData) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form that changes money matters. What was typed stays when saving fails. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { form, title, note, action, isPending, error, onSubmit, onClose, children } = props;
  const { t } = useTranslation('admin-plans');
  const errorText = useErrorText();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) onSubmit(new FormData(event.currentTarget));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} loading={isPending}>
            {action ?? t('save')}
          </Button>
        </>
      }
    >
      <form id={form} className="grid gap-4" onSubmit={submit} noValidate>
        {error != null && (
          <Note tone="warn" role="alert">
            {errorText(error)}
          </Note>
        )}
        <div className="text-fs-7">{note}</div>
        <div className="ap-fields">{children}</div>
      </form>
    </Dialog>
  );
}
