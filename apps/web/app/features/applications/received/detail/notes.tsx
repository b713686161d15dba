import {
  type ApplicationNote,
  type ApplicationReview,
  type Colleague,
  NOTE_LENGTH,
  splitNote,
  toMention,
  writeNoteSchema,
} from '@stellenvisite/contract/applications/application-reviews.schema';
import { clsx } from 'clsx';
import { Trash2 } from 'lucide-react';
import { Fragment, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { useZodForm } from '../../../../ui/forms/use-zod-form.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { initialsOf } from '../../../../ui/initials.ts';
import { useLocale } from '../../../../ui/use-locale.ts';
import { shortDayTime } from '../../../jobs/display/apply/interview-time.ts';
import { useDeleteNote, useWriteNote } from './review-queries.ts';

type NoteFormProps = { applicationId: string; team: readonly Colleague[] };

type NotesProps = { applicationId: string } & Pick<ApplicationReview, 'notes' | 'team'>;

/** Shows the internal notes of the team. */
export function Notes({ applicationId, notes, team }: NotesProps) {
  const { t } = useTranslation('received-application');
  return (
    <section aria-labelledby="notes">
      <h3 id="notes">
        {t('notes.title')} <small>{t('teamOnly')}</small>
      </h3>
      <ul className="rd-notes">
        {notes.map((note) => (
          <Note key={note.id} note={note} applicationId={applicationId} />
        ))}
      </ul>
      <NoteForm applicationId={applicationId} team={team} />
    </section>
  );
}

function Note({ note, applicationId }: { note: ApplicationNote; applicationId: string }) {
  const { t } = useTranslation('received-application');
  const locale = useLocale();
  const { mutate, isPending } = useDeleteNote(applicationId);
  const { id, author, isOwn, text, mentions, createdAt } = note;
  const name = author?.name || t('notes.former');
  const nameOf = (userId: string) => mentions.find((person) => person.userId === userId)?.name ?? t('notes.former');
  return (
    <li>
      <Initials name={name} />
      <div>
        <p className="rd-note-head">
          <b>{name}</b>
          <small className="num">{shortDayTime(createdAt, locale)}</small>
        </p>
        <p className="rd-note-text">
          {splitNote(text).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
            <Fragment key={index}>
              {'userId' in part ? <span className="rd-mention">@{nameOf(part.userId)}</span> : part.text}
            </Fragment>
          ))}
        </p>
      </div>
      {isOwn && (
        <IconButton
          label={t('notes.delete')}
          icon={<Trash2 size={16} />}
          aria-disabled={isPending}
          onClick={() => mutate({ params: { path: { id: applicationId, noteId: id } } })}
        />
      )}
    </li>
  );
}

/** An @ opens the list of the team: arrows and Enter choose, Escape closes. */
function NoteForm({ applicationId, team }: NoteFormProps) {
  const { t } = useTranslation('received-application');
  const [mention, setMention] = useState<ReturnType<typeof mentionAt>>(null);
  const [active, setActive] = useState(0);
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useId();
  const { mutateAsync } = useWriteNote(applicationId);
  // An empty note shows no error; it is just not sent.
  const form = useZodForm({
    schema: writeNoteSchema,
    defaultValues: { text: '' },
    fields: [],
    errorText: () => '',
    onSubmit: async (note): Promise<void> => {
      const body = { text: storeMentions(note.text, team) };
      const isSaved = await mutateAsync({ params: { path: { id: applicationId } }, body }).then(
        () => true,
        () => false,
      );
      if (isSaved) form.reset();
    },
  });
  const text = form.watch('text');
  const setText = (next: string) => form.setValue('text', next);
  const found = mention ? matchPeople(team, mention.query) : [];
  const isOpen = found.length > 0;
  const read = (next: string, caret: number) => {
    setText(next);
    setMention(mentionAt(next, caret));
    setActive(0);
  };
  const choose = (person: Colleague) => {
    if (!mention) return;
    const end = mention.start + 1 + mention.query.length;
    setText(`${text.slice(0, mention.start)}@${person.name} ${text.slice(end)}`);
    setMention(null);
    area.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
      return;
    }
    const person = found[active];
    if (event.key === 'ArrowDown') setActive((active + 1) % found.length);
    else if (event.key === 'ArrowUp') setActive((active + found.length - 1) % found.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && person) choose(person);
    else if (event.key === 'Escape') setMention(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <form className="rd-note-form" onSubmit={form.submit}>
      {isOpen && (
        <div id={list} className="rd-people" role="listbox" aria-label={t('notes.people')}>
          {found.map((person, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys act in the field, as in every combobox
            <div
              key={person.userId}
              id={`${list}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={clsx(index === active && 'rd-person-on')}
              onClick={() => choose(person)}
            >
              <Initials name={person.name} />
              {person.name}
            </div>
          ))}
        </div>
      )}
      <textarea
        ref={area}
        rows={2}
        value={text}
        maxLength={NOTE_LENGTH}
        placeholder={t('notes.placeholder')}
        aria-label={t('notes.write')}
        aria-haspopup="listbox"
        aria-controls={list}
        aria-autocomplete="list"
        {...(isOpen && { 'aria-activedescendant': `${list}-${active}` })}
        data-note-field=""
        onChange={({ target }) => read(target.value, target.selectionStart)}
        onKeyDown={onKeyDown}
      />
      <div>
        <span>{t('notes.hint')}</span>
        <Button type="submit" loading={form.formState.isSubmitting} aria-disabled={text.trim() === ''}>
          {t('notes.save')}
        </Button>
      </div>
    </form>
  );
}

/** Returns the text between an @ and the caret; null where no name is being typed. */
export function mentionAt(text: string, caret: number): { start: number; query: string } | null {
  const before = text.slice(0, caret);
  const start = before.lastIndexOf('@');
  if (start < 0 || /[\p{L}\d]/u.test(before[start - 1] ?? '')) return null;
  const query = before.slice(start + 1);
  return /^[\p{L}\d. -]{0,40}$/u.test(query) ? { start, query } : null;
}

/** Those whose name has a part that begins with what was typed. */
export function matchPeople(people: readonly Colleague[], query: string): Colleague[] {
  const wanted = query.trim().toLocaleLowerCase('de');
  return people.filter(({ name }) => {
    const full = name.toLocaleLowerCase('de');
    return full.startsWith(wanted) || full.split(/[\s-]+/).some((part) => part.startsWith(wanted));
  });
}

/** `@Name` as it was typed becomes the mention that is stored; the longest name first, so that none is cut. */
export function storeMentions(text: string, people: readonly Colleague[]): string {
  return [...people]
    .sort((a, b) => b.name.length - a.name.length)
    .reduce((stored, { userId, name }) => stored.replaceAll(`@${name}`, toMention(userId)), text);
}

/** Renders two letters of a name; the name appears next to it. */
function Initials({ name }: { name: string }) {
  return (
    <span className="rd-initials" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
