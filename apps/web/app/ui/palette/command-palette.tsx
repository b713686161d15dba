import { clsx } from 'clsx';
import { type LucideIcon, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '../dialog.tsx';

export type PaletteEntry = {
  key: string;
  label: string;
  /** Small words at its end. */
  note?: string | undefined;
  /** Written by people, in German whatever the language of the page. */
  isGerman?: true;
  icon: LucideIcon;
  to: string;
};
export type PaletteGroup = { name: string; label: string; entries: readonly PaletteEntry[] };

type CommandPaletteProps = {
  texts: {
    title: string;
    field: string;
    placeholder: string;
    /** The name of the list. */
    results: string;
    /** How many were found, or that the search goes on or found nothing. */
    status: string;
  };
  groups: readonly PaletteGroup[];
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
};

/**
 * One field that finds the pages and records of an area. The ARIA pattern of a combobox whose list stays open: the focus stays in
 * the field, arrows move through the list.
 */
export function CommandPalette({ texts, groups, text, onText, onClose }: CommandPaletteProps) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  // After the dialog, which gives the focus to its first button.
  useEffect(() => field.current?.focus(), []);
  const navigate = useNavigate();
  const [active, setActive] = useState(0);
  const entries = groups.flatMap((group) => group.entries);
  const current = entries[Math.min(active, entries.length - 1)];
  const idOf = (entry: PaletteEntry) => `${listId}-${entry.key}`;
  const currentId = current && idOf(current);
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);
  const open = (entry: PaletteEntry) => {
    onClose();
    void navigate(entry.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method is still composing a word: its keys are not for the list.
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step && entries.length > 0) setActive((active + step + entries.length) % entries.length);
    else if (event.key === 'Enter' && current) open(current);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog open onClose={onClose} title={texts.title} className="e-palette">
      <div className="e-palette-field">
        <Search size={20} aria-hidden="true" />
        <input
          ref={field}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-label={texts.field}
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={currentId}
          placeholder={texts.placeholder}
          value={text}
          onChange={(event) => {
            onText(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p role="status" className={clsx(entries.length > 0 && 'visually-hidden', 'e-palette-none')}>
        {texts.status}
      </p>
      <div id={listId} role="listbox" aria-label={texts.results} className="e-palette-list">
        {groups.map(({ name, label, entries: ofGroup }) => (
          // biome-ignore lint/a11y/useSemanticElements: options stand in a group, not in a set of fields
          <div key={name} role="group" aria-labelledby={`${listId}-${name}`}>
            <p id={`${listId}-${name}`}>{label}</p>
            {ofGroup.map((entry) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
              <div
                key={entry.key}
                id={idOf(entry)}
                role="option"
                aria-selected={entry === current}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => open(entry)}
              >
                <entry.icon size={18} strokeWidth={1.75} />
                <span lang={entry.isGerman ? 'de' : undefined}>{entry.label}</span>
                {entry.note && <small lang="de">{entry.note}</small>}
              </div>
            ))}
          </div>
        ))}
      </div>
    </Dialog>
  );
}
