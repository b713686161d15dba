import { Plus, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';

type EntryListProps = {
  title: string;
  addText: string;
  /** Where the prompt leads to. */
  id: string;
  max: number;
  entries: readonly { name: string; fields: ReactNode }[];
  onAdd: () => void;
  onRemove: (index: number) => void;
};

const ENTRY = 'grid grid-cols-[minmax(0,1fr)_auto] gap-1 rounded-control bg-sheet-2 py-3.5 pr-2 pl-4';

/** Stations of a career, one block each. A new one takes the focus. */
export function EntryList({ title, addText, id, max, entries, onAdd, onRemove }: EntryListProps) {
  const { t } = useTranslation('seeker-profiles');
  const list = useRef<HTMLUListElement>(null);
  const add = () => {
    onAdd();
    setTimeout(() => list.current?.querySelector<HTMLElement>('li:last-child :is(input, select)')?.focus());
  };
  return (
    <fieldset className="grid min-w-0 justify-items-start gap-3">
      <legend className="mb-2 font-display font-semibold text-fs-6 leading-[1.3]">{title}</legend>
      <ul className="grid w-full gap-3 empty:hidden" ref={list}>
        {entries.map(({ name, fields }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id of their own
          <li key={index} className={ENTRY}>
            {fields}
            <IconButton
              label={t('remove', { name: name || title })}
              icon={<X size={18} />}
              onClick={() => onRemove(index)}
            />
          </li>
        ))}
      </ul>
      {entries.length < max && (
        <Button variant="secondary" size="s" id={id} icon={<Plus size={16} />} onClick={add}>
          {addText}
        </Button>
      )}
    </fieldset>
  );
}
