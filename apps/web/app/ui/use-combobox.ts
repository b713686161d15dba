import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';

export type ComboboxOption = {
  value: string;
  label: string;
  /** What stands in the field once it is chosen, where that is not the label. */
  text?: string;
  /** Small words at the right end, such as a count or a region. */
  note?: string;
  /** Options of one group stand under its name. */
  group?: string;
};

/** Asked anew for every change; an answer to an older question is dropped through its signal. */
export type LoadOptions = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly ComboboxOption[]> | readonly ComboboxOption[];

const PAUSE = 120;

type Settings = {
  initial: string;
  loadOptions: LoadOptions;
  onTextChange?: ((text: string) => void) | undefined;
  onSelect?: ((option: ComboboxOption) => void) | undefined;
};

/** The ARIA pattern „editable combobox with list autocomplete“: the focus stays in the input, arrows move through the list. */
export function useCombobox({ initial, loadOptions, onTextChange, onSelect }: Settings) {
  const listId = useId();
  const [text, setText] = useState(initial);
  const [options, setOptions] = useState<readonly ComboboxOption[]>([]);
  const [active, setActive] = useState(-1);
  const [open, setOpen] = useState(false);
  const asking = useRef<AbortController>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stopAsking = useCallback(() => {
    clearTimeout(pause.current);
    asking.current?.abort();
  }, []);
  useEffect(() => stopAsking, [stopAsking]);

  const ask = (query: string, delay: number) => {
    stopAsking();
    const controller = new AbortController();
    asking.current = controller;
    const answer = async () => {
      try {
        const found = await loadOptions(query, controller.signal);
        if (controller.signal.aborted) return;
        setOptions(found);
        setActive(-1);
        setOpen(found.length > 0 || query.trim() !== '');
      } catch {
        if (!controller.signal.aborted) setOpen(false);
      }
    };
    pause.current = setTimeout(answer, delay);
  };
  const close = () => {
    stopAsking();
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: ComboboxOption) => {
    const chosen = option.text ?? option.label;
    setText(chosen);
    onTextChange?.(chosen);
    close();
    onSelect?.(option);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const option = options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return ask(text, 0);
      // Whoever walks through the list keeps the one in view: an answer on its way would take the choice from under the finger.
      stopAsking();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const places = options.length + 1;
      setActive((place) => ((place + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && open && option) {
      event.preventDefault();
      choose(option);
    } else if (event.key === 'Enter') {
      close();
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    }
  };
  const inputProps = {
    role: 'combobox',
    autoComplete: 'off',
    value: text,
    'aria-expanded': open,
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
    onKeyDown,
    onBlur: close,
    onChange: (event: { target: HTMLInputElement }) => {
      setText(event.target.value);
      onTextChange?.(event.target.value);
      ask(event.target.value, PAUSE);
    },
  } as const;
  return { inputProps, listId, options, active, open, text, choose, ask, setText };
}
