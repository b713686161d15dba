import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

export type ComboboxOption = {
  value: string;
  label: string;
  /** The text of the field once the option is chosen, if it differs from the label. */
  text?: string;
  /** Small words at the right end, such as a count or a region. */
  note?: string;
  /** Options of one group stand under its name. */
  group?: string;
};

/** Called for every change of the text; the signal is aborted when a newer call replaces this one. */
export type LoadOptions = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly ComboboxOption[]> | readonly ComboboxOption[];

/** Milliseconds without a key press before options are loaded. */
const PAUSE = 120;

type Settings = {
  initial: string;
  input: RefObject<HTMLInputElement | null>;
  loadOptions: LoadOptions;
  onTextChange?: ((text: string) => void) | undefined;
  onSelect?: ((option: ComboboxOption) => void) | undefined;
};

/**
 * The ARIA pattern „editable combobox with list autocomplete“: the focus stays in the input, arrows move through the list.
 * Written here because no library fits (docs/decisions/016).
 */
export function useCombobox({ initial, input, loadOptions, onTextChange, onSelect }: Settings) {
  const listId = useId();
  const [text, setText] = useState(initial);
  const [options, setOptions] = useState<readonly ComboboxOption[]>([]);
  const [active, setActive] = useState(-1);
  const [open, setOpen] = useState(false);
  const asking = useRef<AbortController>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const adoptTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? text;
    if (typed === text) return;
    setText(typed);
    onTextChange?.(typed);
  });
  // React leaves what was typed before hydration in the field, and would replace it by the state with the next render.
  useLayoutEffect(() => adoptTyped(), []);

  const stopAsking = useCallback(() => {
    clearTimeout(pause.current);
    asking.current?.abort();
  }, []);
  useEffect(() => stopAsking, [stopAsking]);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

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
  const clear = () => {
    setText('');
    onTextChange?.('');
    close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // An input method is still composing a word: its keys are not for the list.
    if (event.nativeEvent.isComposing) return;
    const option = options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return ask(text, 0);
      // An answer still on its way would replace the list while somebody moves through it.
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
  return { inputProps, listId, options, active, open, text, choose, clear, ask, setText };
}
