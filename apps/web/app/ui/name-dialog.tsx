import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { Note } from './note.tsx';
import { TextInput } from './text-input.tsx';

export type NameDialogWords = {
  title: string;
  label: string;
  help: string;
  /** Said at the field when nothing stands in it. */
  empty: string;
  save: string;
  cancel: string;
};

type NameDialogProps = {
  words: NameDialogWords;
  name: string;
  maxLength: number;
  onClose: () => void;
  /** Answers with what went wrong, or null. */
  onSave: (name: string) => Promise<string | null>;
};

/** Asks for one name. What was typed stays when saving fails. */
export function NameDialog({ words, name, maxLength, onClose, onSave }: NameDialogProps) {
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(name);
  const [isEmpty, setIsEmpty] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  useEffect(() => field.current?.select(), []);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    // A dialog stands in the tree of the page's forms, though not in them.
    event.stopPropagation();
    if (isSaving) return;
    setIsEmpty(text.trim() === '');
    setFailure(null);
    if (text.trim() === '') return field.current?.focus();
    setIsSaving(true);
    setFailure(await onSave(text.trim()));
    setIsSaving(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={form} loading={isSaving}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={form} className="grid gap-4" onSubmit={(event) => void save(event)} noValidate>
        {failure && (
          <Note tone="warn" role="alert">
            {failure}
          </Note>
        )}
        <Field label={words.label} help={words.help} error={isEmpty && words.empty} required>
          <TextInput
            ref={field}
            name="name"
            value={text}
            maxLength={maxLength}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
