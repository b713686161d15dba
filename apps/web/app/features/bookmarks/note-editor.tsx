import { BOOKMARK_NOTE_LENGTH } from '@stellenvisite/contract/bookmarks';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-input.tsx';
import type { NoteControl } from './saved-note.tsx';
import { useAutosave } from './use-autosave.ts';

type NoteEditorProps = Pick<NoteControl, 'name' | 'note' | 'onClose' | 'onSave'>;

/** Saves by itself. It stays open when that fails, with what was typed. */
export function NoteEditor({ name, note, onClose, onSave }: NoteEditorProps) {
  const { t } = useTranslation('bookmarks');
  const errorText = useErrorText();
  const [draft, setDraft] = useState(note);
  const { state, error, flush } = useAutosave(draft, onSave);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus();
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }, []);
  const close = async () => {
    if (await flush()) onClose();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || (event.key === 'Enter' && event.ctrlKey)) void close();
  };
  return (
    <div className="saved-note saved-note-open">
      <Field
        label={
          <>
            {t('note.title')}
            <span className="visually-hidden">: {name}</span>
          </>
        }
        hint={t('note.length', { count: draft.length, max: BOOKMARK_NOTE_LENGTH })}
        error={state === 'failed' && errorText(error)}
      >
        <TextArea
          ref={area}
          rows={3}
          maxLength={BOOKMARK_NOTE_LENGTH}
          placeholder={t('note.placeholder')}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={closeByKey}
        />
      </Field>
      <div className="saved-note-do">
        <span role="status">{state === 'saving' || state === 'saved' ? t(`note.${state}`) : ''}</span>
        <Button size="s" onClick={() => void close()}>
          {state === 'failed' ? t('note.again') : t('note.done')}
        </Button>
      </div>
    </div>
  );
}
