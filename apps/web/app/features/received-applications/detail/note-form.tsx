import { NOTE_LENGTH } from '@stellenvisite/contract/application-reviews';
import type { Colleague } from '@stellenvisite/contract/application-reviews.schema';
import { clsx } from 'clsx';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Initials } from './initials.tsx';
import { matchPeople, mentionAt, storeMentions } from './note-text.ts';
import { useWriteNote } from './review-queries.ts';

type NoteFormProps = { applicationId: string; team: readonly Colleague[] };

/** An @ opens the list of the team: arrows and Enter choose, Escape closes. */
export function NoteForm({ applicationId, team }: NoteFormProps) {
  const { t } = useTranslation('received-application');
  const [text, setText] = useState('');
  const [mention, setMention] = useState<ReturnType<typeof mentionAt>>(null);
  const [active, setActive] = useState(0);
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useId();
  const { mutate, isPending } = useWriteNote(applicationId);
  const found = mention ? matchPeople(team, mention.query) : [];
  const isOpen = found.length > 0;
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    const written = storeMentions(text, team).trim();
    if (!written || isPending) return;
    mutate({ params: { path: { id: applicationId } }, body: { text: written } }, { onSuccess: () => setText('') });
  };
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
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
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
    <form className="rd-note-form" onSubmit={save}>
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
        <Button type="submit" loading={isPending} aria-disabled={text.trim() === ''}>
          {t('notes.save')}
        </Button>
      </div>
    </form>
  );
}
