import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { TextArea } from '../../../ui/text-input.tsx';

const SHORTEST = 5;
const LONGEST = 500;

type ReasonDialogProps = {
  title: string;
  /** What will happen, before it does. */
  consequences: ReactNode;
  label: string;
  help: string;
  action: string;
  isPending: boolean;
  error: unknown;
  onClose: () => void;
  onReason: (reason: string) => void;
};

/** An act that needs a reason. What was written stays when saving fails. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, consequences, label, help, action, isPending, error, onClose, onReason } = props;
  const { t } = useTranslation('admin-area');
  const errorText = useErrorText();
  const form = useId();
  const [isShort, setIsShort] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    setIsShort(reason.length < SHORTEST);
    if (reason.length >= SHORTEST && !isPending) onReason(reason);
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
          <Button variant="danger" type="submit" form={form} loading={isPending}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} className="grid gap-4" onSubmit={submit} noValidate>
        {error != null && (
          <Note tone="warn" role="alert">
            {errorText(error)} {t('reasonKept')}
          </Note>
        )}
        <div className="text-fs-7">{consequences}</div>
        <Field label={label} help={help} error={isShort && t('reasonMissing')} required>
          <TextArea name="reason" rows={4} maxLength={LONGEST} />
        </Field>
      </form>
    </Dialog>
  );
}
