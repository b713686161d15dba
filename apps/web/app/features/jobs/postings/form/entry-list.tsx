import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type ClipboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/icon-button.tsx';

/** The marks that lists have in Word, mails and PDF files, with what appears around them. */
const BULLET = /^\s*(?:[•·▪●○◦‣–—*✓✔➢►§o-]|\d{1,2}[.)])\s+/u;

type EntryListProps<Entry> = {
  id: string;
  label: string;
  entries: readonly Entry[];
  max: number;
  maxLength: number;
  textOf: (entry: Entry) => string;
  withText: (entry: Entry, text: string) => Entry;
  create: (text: string) => Entry;
  onChange: (entries: Entry[]) => void;
  addLabel: string;
  /** Renders the control next to the text of an entry, such as its group. */
  aside: (entry: Entry, change: (entry: Entry) => void) => ReactNode;
};

/** Short lines one after the other: typed, pasted as a whole list, moved up and down, removed. */
export function EntryList<Entry>(props: EntryListProps<Entry>) {
  const { id, label, entries, max, maxLength, textOf, withText, create, onChange, addLabel, aside } = props;
  const { t } = useTranslation('job-postings');
  const [typed, setTyped] = useState('');
  /** The entry whose text was cleared to be written again: it is no entry without words, and goes when it is left like that. */
  const [emptied, setEmptied] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const isFull = entries.length >= max;
  const add = (texts: readonly string[]) => {
    const made = texts.map((text) => create(text.slice(0, maxLength)));
    onChange([...entries, ...made].slice(0, max));
    setTyped('');
  };
  const replace = (index: number, entry: Entry) => onChange(entries.map((old, at) => (at === index ? entry : old)));
  const move = (index: number, by: 1 | -1) => {
    const next = [...entries];
    const [moved] = next.splice(index, 1);
    if (moved === undefined) return;
    next.splice(index + by, 0, moved);
    onChange(next);
    setTimeout(() => list.current?.querySelectorAll<HTMLElement>('[data-entry]')[index + by]?.focus());
  };
  const paste = (event: ClipboardEvent) => {
    const lines = textLines(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) return;
    event.preventDefault();
    add(lines);
  };
  return (
    <ul className="pj-list" aria-label={label} ref={list}>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry has nothing but its place that stays while its text is typed
        <li key={index}>
          <input
            data-entry
            type="text"
            aria-label={t('form.list.entry', { list: label, number: index + 1 })}
            value={emptied === index ? '' : textOf(entry)}
            maxLength={maxLength}
            lang="de"
            onChange={(event) => {
              const text = event.target.value;
              setEmptied(text.trim() === '' ? index : null);
              if (text.trim() !== '') replace(index, withText(entry, text));
            }}
            onBlur={() => {
              if (emptied === index) onChange(entries.filter((_, at) => at !== index));
              setEmptied(null);
            }}
          />
          {aside(entry, (next) => replace(index, next))}
          <IconButton
            label={t('form.list.up', { text: textOf(entry) })}
            icon={<ArrowUp size={16} />}
            disabled={index === 0}
            onClick={() => move(index, -1)}
          />
          <IconButton
            label={t('form.list.down', { text: textOf(entry) })}
            icon={<ArrowDown size={16} />}
            disabled={index === entries.length - 1}
            onClick={() => move(index, 1)}
          />
          <IconButton
            label={t('form.list.remove', { text: textOf(entry) })}
            icon={<X size={16} />}
            onClick={() => onChange(entries.filter((_, at) => at !== index))}
          />
        </li>
      ))}
      <li className="pj-list-add">
        <Plus size={16} />
        <input
          id={id}
          type="text"
          aria-label={addLabel}
          placeholder={isFull ? t('form.list.full', { max }) : addLabel}
          value={typed}
          maxLength={maxLength}
          disabled={isFull}
          lang="de"
          onChange={(event) => setTyped(event.target.value)}
          onPaste={paste}
          onBlur={() => typed.trim() !== '' && add([typed.trim()])}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || typed.trim() === '') return;
            event.preventDefault();
            add([typed.trim()]);
          }}
        />
      </li>
    </ul>
  );
}

/** Returns the entries of a pasted list, one a line, without their marks. */
export function textLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(BULLET, '').replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}
