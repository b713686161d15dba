import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';

type WordChoiceProps = {
  legend: string;
  /** The usual words; custom words follow them. */
  known: readonly string[];
  value: readonly string[];
  onChange: (words: string[]) => void;
  addLabel: string;
  addAction: string;
  most: number;
};

/** Cells to tick, and a field for words of one's own. The words are published as they stand, in German. */
export function WordChoice({ legend, known, value, onChange, addLabel, addAction, most }: WordChoiceProps) {
  const [typed, setTyped] = useState('');
  const inputId = useId();
  const own = value.filter((word) => !known.includes(word));
  const toggle = (word: string) =>
    onChange(value.includes(word) ? value.filter((each) => each !== word) : [...value, word]);
  const add = () => {
    const word = typed.trim();
    if (word && !value.includes(word)) onChange([...value, word]);
    setTyped('');
  };
  return (
    <fieldset className="min-w-0">
      <legend className="fld-label mb-1.5">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {[...known, ...own].map((word) => (
          <label
            key={word}
            className="inline-flex items-center gap-2 min-h-11 px-3.5 border border-line-2 rounded-cell bg-sheet font-text font-medium text-fs-8 leading-[1.2] has-[:checked]:border-line-2 has-[:checked]:bg-shift-n-tint"
            lang="de"
          >
            <input
              type="checkbox"
              className="tick"
              checked={value.includes(word)}
              disabled={!value.includes(word) && value.length >= most}
              onChange={() => toggle(word)}
            />
            {word}
          </label>
        ))}
      </div>
      <div className="flex gap-2 max-w-112 mt-2.5 [&_.inp]:flex-1 [&_.inp]:min-w-0">
        <label className="visually-hidden" htmlFor={inputId}>
          {addLabel}
        </label>
        <TextInput
          id={inputId}
          size="s"
          value={typed}
          maxLength={120}
          placeholder={addLabel}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="secondary" size="s" onClick={add} disabled={typed.trim() === '' || value.length >= most}>
          <Plus size={18} /> {addAction}
        </Button>
      </div>
    </fieldset>
  );
}
