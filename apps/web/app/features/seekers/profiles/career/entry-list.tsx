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

/** Stations of a career, one block each. A new one takes the focus. */
export function EntryList({ title, addText, id, max, entries, onAdd, onRemove }: EntryListProps) {
  const { t } = useTranslation('seeker-profiles');
  const list = useRef<HTMLUListElement>(null);
  const add = () => {
    onAdd();
    setTimeout(() => list.current?.querySelector<HTMLElement>('li:last-child :is(input, select)')?.focus());
  };
  return (
    <fieldset className="entries">
      <legend>{title}</legend>
      <ul ref={list}>
        {entries.map(({ name, fields }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id of their own
          <li key={index}>
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
