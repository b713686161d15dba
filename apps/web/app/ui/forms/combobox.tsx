import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button.tsx';
import { useFieldControl } from './field.tsx';
import { type ComboboxOption, type LoadOptions, useCombobox } from './use-combobox.ts';

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('de');

export type ComboboxProps = {
  name: string;
  loadOptions: LoadOptions;
  defaultValue?: string;
  placeholder?: string;
  onTextChange?: (text: string) => void;
  onSelect?: (option: ComboboxOption) => void;
  /** Called when the focus leaves the field. */
  onLeave?: () => void;
  /** Offer options as soon as the field takes the focus, as for recent searches. */
  openOnFocus?: boolean;
  /** `row` is a bare input for a field of the search row (class `sf`); `field` has a border of its own. */
  look?: 'field' | 'row';
  icon?: ReactNode;
  emptyText?: string;
  'aria-label'?: string;
  id?: string;
  maxLength?: number;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
};

/** Renders a text field that proposes. What appears in it is what is sent: without script it is a plain input. */
export function Combobox(props: ComboboxProps) {
  const {
    name,
    loadOptions,
    defaultValue = '',
    placeholder,
    onTextChange,
    onSelect,
    onLeave,
    openOnFocus,
    look = 'field',
    icon,
    emptyText,
    id,
    maxLength,
    inputRef,
    className,
  } = props;
  const { t } = useTranslation('ui');
  const control = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  const combobox = useCombobox({ initial: defaultValue, input, loadOptions, onTextChange, onSelect });
  const { inputProps, listId, options, active, open, text, choose, ask, clear } = combobox;
  useImperativeHandle(inputRef, () => input.current as HTMLInputElement);
  return (
    <div className={clsx('combo', className)}>
      <span className={look === 'field' ? 'inp' : 'combo-row'}>
        {icon}
        <input
          type="text"
          {...control}
          {...(id && { id })}
          {...inputProps}
          ref={input}
          name={name}
          placeholder={placeholder}
          maxLength={maxLength}
          aria-label={props['aria-label']}
          onFocus={openOnFocus ? () => ask(text, 0) : undefined}
          onBlur={() => {
            inputProps.onBlur();
            onLeave?.();
          }}
        />
        {text !== '' && (
          <IconButton
            className="combo-clear script-only"
            label={t('search.clear')}
            icon={<X size={18} />}
            onClick={() => {
              clear();
              input.current?.focus();
            }}
          />
        )}
      </span>
      <div
        className="menu"
        role="listbox"
        id={listId}
        hidden={!open}
        aria-label={props['aria-label'] ?? placeholder ?? name}
      >
        {groupsOf(options).map(({ name: group, first, members }) => {
          const list = members.map((option, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the focus stays in the input, whose keys move through the list
            <div
              key={option.value}
              id={`${listId}-${first + index}`}
              role="option"
              aria-selected={first + index === active}
              className="menu-item"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              <span>
                <Marked label={option.label} query={text} />
              </span>
              {option.note && <span className="menu-note num">{option.note}</span>}
            </div>
          ));
          if (!group) return list;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, these are options of a list
            <div key={group} role="group" aria-labelledby={`${listId}-${first}-group`}>
              <div id={`${listId}-${first}-group`} className="menu-group" role="presentation">
                {group}
              </div>
              {list}
            </div>
          );
        })}
        {options.length === 0 && (
          <div className="menu-empty" role="presentation">
            {emptyText ?? t('combobox.empty')}
          </div>
        )}
      </div>
      <span className="visually-hidden" role="status">
        {open ? t('combobox.results', { count: options.length }) : ''}
      </span>
    </div>
  );
}

/** Neighbours of one group belong together; `first` is the place of the group's first option in the whole list. */
function groupsOf(options: readonly ComboboxOption[]) {
  const groups: { name: string | undefined; first: number; members: ComboboxOption[] }[] = [];
  for (const [index, option] of options.entries()) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.members.push(option);
    else groups.push({ name: option.group, first: index, members: [option] });
  }
  return groups;
}

function Marked({ label, query }: { label: string; query: string }) {
  const [before, match, after] = splitMatch(label, query);
  return (
    <>
      {before}
      {match && <mark>{match}</mark>}
      {after}
    </>
  );
}

/** The label before, in and after the first place where it says what was typed, umlauts or not. */
export function splitMatch(label: string, query: string): [string, string, string] {
  const wanted = fold(query.trim());
  if (wanted === '') return [label, '', ''];
  const letters = [...label];
  const folded = letters.map(fold);
  const at = folded.join('').indexOf(wanted);
  if (at < 0) return [label, '', ''];
  let start = 0;
  for (let seen = 0; start < letters.length && seen < at; start += 1) seen += folded[start]?.length ?? 0;
  let end = start;
  for (let seen = 0; end < letters.length && seen < wanted.length; end += 1) seen += folded[end]?.length ?? 0;
  return [letters.slice(0, start).join(''), letters.slice(start, end).join(''), letters.slice(end).join('')];
}
