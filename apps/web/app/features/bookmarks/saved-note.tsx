import { Pencil } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { NoteEditor } from './note-editor.tsx';

export type NoteControl = {
  /** Of the job or employer, for those who only hear the button. */
  name: string;
  note: string;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onSave: (note: string) => Promise<void>;
};

/** The person's own note: read, or being written. Nothing where there is none. */
export function SavedNote({ name, note, isOpen, onOpen, onClose, onSave }: NoteControl) {
  const { t } = useTranslation('bookmarks');
  const change = useRef<HTMLButtonElement>(null);
  useFocusAfterClose(isOpen, change);
  if (isOpen) return <NoteEditor name={name} note={note} onClose={onClose} onSave={onSave} />;
  if (note === '') return null;
  return (
    <div className="saved-note">
      <Pencil size={16} />
      <p>
        <b>{t('note.title')}</b> {note}
      </p>
      <button ref={change} type="button" className="link" aria-label={t('note.changeNamed', { name })} onClick={onOpen}>
        {t('note.change')}
      </button>
    </div>
  );
}

/** „Notiz“, where there is none yet. */
export function AddNote({ name, note, isOpen, onOpen }: NoteControl) {
  const { t } = useTranslation('bookmarks');
  const add = useRef<HTMLButtonElement>(null);
  useFocusAfterClose(isOpen, add);
  if (isOpen || note !== '') return null;
  return (
    <Button
      ref={add}
      variant="secondary"
      size="s"
      icon={<Pencil size={16} />}
      aria-label={t('note.addNamed', { name })}
      onClick={onOpen}
    >
      {t('note.add')}
    </Button>
  );
}

/** The field that had the focus goes with the editor. */
function useFocusAfterClose(isOpen: boolean, target: RefObject<HTMLElement | null>) {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) target.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, target]);
}
