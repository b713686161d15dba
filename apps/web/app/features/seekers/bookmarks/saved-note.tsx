import { BOOKMARK_NOTE_LENGTH } from '@stellenvisite/contract/seekers/bookmarks';
import { clsx } from 'clsx';
import { Pencil } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { TextArea } from '../../../ui/forms/text-input.tsx';

export type NoteControl = {
  /** Of the job or employer, for those who only hear the button. */
  name: string;
  note: string;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onSave: (note: string) => Promise<void>;
};

const PAUSE_MS = 600;

type AutosaveState = 'idle' | 'saving' | 'saved' | 'failed';

type Autosave = {
  state: AutosaveState;
  /** The error of the last attempt. */
  error: unknown;
  /** Saves now what is not saved yet. Resolves with whether everything is saved. */
  flush: () => Promise<boolean>;
};

type NoteEditorProps = Pick<NoteControl, 'name' | 'note' | 'onClose' | 'onSave'> & { className: string | undefined };

/** Yellow: what the person wrote. */
const NOTE =
  'relative inset-ring inset-ring-marker-2 z-1 mt-3.5 grid items-center gap-x-2.5 gap-y-1 rounded-control bg-marker-soft px-3.5 text-fs-8 leading-[1.45]';

/** Renders the person's own note: read, or being written. Nothing where there is none. */
export function SavedNote({ className, ...control }: NoteControl & { className?: string }) {
  const { name, note, isOpen, onOpen, onClose, onSave } = control;
  const { t } = useTranslation('bookmarks');
  const change = useRef<HTMLButtonElement>(null);
  useFocusAfterClose(isOpen, change);
  if (isOpen) return <NoteEditor name={name} note={note} onClose={onClose} onSave={onSave} className={className} />;
  if (note === '') return null;
  return (
    <div className={clsx(NOTE, 'grid-cols-[auto_minmax(0,1fr)_auto] py-1.5', className)}>
      <Pencil className="max-md:mt-3 max-md:self-start" size={16} />
      <p className="wrap-anywhere whitespace-pre-line max-md:py-2.5">
        <b className="mr-1.5 max-md:block">{t('note.title')}</b> {note}
      </p>
      <button
        ref={change}
        type="button"
        className="link min-h-tap max-md:mt-0 max-md:self-start"
        aria-label={t('note.changeNamed', { name })}
        onClick={onOpen}
      >
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

/** Saves by itself. It stays open when that fails, with what was typed. */
function NoteEditor({ name, note, onClose, onSave, className }: NoteEditorProps) {
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
    <div className={clsx(NOTE, 'grid-cols-1 py-3', className)}>
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
      <div className="flex min-h-tap items-center justify-between gap-3">
        <span role="status">{state === 'saving' || state === 'saved' ? t(`note.${state}`) : ''}</span>
        <Button size="s" onClick={() => void close()}>
          {state === 'failed' ? t('note.again') : t('note.done')}
        </Button>
      </div>
    </div>
  );
}

/** Saves a value when its changes pause, one attempt after the other, and what is left when the control goes. */
function useAutosave(value: string, save: (value: string) => Promise<void>): Autosave {
  const [state, setState] = useState<AutosaveState>('idle');
  const [error, setError] = useState<unknown>();
  const saved = useRef(value);
  const latest = useRef({ value, save });
  const attempts = useRef(Promise.resolve(true));
  useEffect(() => {
    latest.current = { value, save };
  });

  const flush = useCallback(() => {
    const attempt = async () => {
      const { value: next, save: write } = latest.current;
      if (next === saved.current) return true;
      setState('saving');
      try {
        await write(next);
        saved.current = next;
        setState('saved');
        return true;
      } catch (failure) {
        setError(failure);
        setState('failed');
        return false;
      }
    };
    attempts.current = attempts.current.then(attempt);
    return attempts.current;
  }, []);

  useEffect(() => {
    if (value === saved.current) return;
    const timer = setTimeout(() => void flush(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value, flush]);
  useEffect(() => () => void flush(), [flush]);

  return { state, error, flush };
}
