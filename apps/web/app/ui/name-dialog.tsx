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
  isSaving: boolean;
  /** What went wrong with the last try. */
  failure: string | null;
  onClose: () => void;
  onSave: (name: string) => void;
};

/** Asks for one name. What was typed stays when saving fails. */
export function NameDialog({ words, name, maxLength, isSaving, failure, onClose, onSave }: NameDialogProps) {
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(name);
  const [isEmpty, setIsEmpty] = useState(false);
  useEffect(() => field.current?.select(), []);

  const save = (event: FormEvent) => {
    event.preventDefault();
    // A dialog stands in the tree of the page's forms, though not in them.
    event.stopPropagation();
    if (isSaving) return;
    setIsEmpty(text.trim() === '');
    if (text.trim() === '') return field.current?.focus();
    onSave(text.trim());
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
      <form id={form} className="grid gap-4" onSubmit={save} noValidate>
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
