import { useState } from 'react';

type TextValue<Value> = {
  value: Value;
  format: (value: Value) => string;
  /** Undefined: the text cannot be read. */
  parse: (text: string) => Value | undefined;
  onChange: (value: Value) => void;
  onUnreadable: () => void;
};

/** `seen` are the values since the typing began: while it cannot be saved, the field goes back to one of them. */
type Typed = { text: string; seen: readonly string[]; after: string };

/** Returns the state of a text field for a value: what is typed stays as typed, also while it cannot be saved; a value from elsewhere replaces it. */
export function useTextValue<Value>({ value, format, parse, onChange, onUnreadable }: TextValue<Value>) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const stored = format(value);
  const isOwn = typed?.seen.includes(stored) ?? false;
  return {
    value: typed && isOwn ? typed.text : stored,
    onChange: (event: { target: { value: string } }) => {
      const text = event.target.value;
      const read = parse(text);
      const after = read === undefined ? stored : format(read);
      setTyped({ text, seen: [...(typed && isOwn ? typed.seen : []), stored, after], after });
      if (read === undefined) onUnreadable();
      else onChange(read);
    },
    onBlur: () => {
      if (typed?.after === stored && parse(typed.text) !== undefined) setTyped(null);
    },
  };
}
