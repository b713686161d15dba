import { Search, X } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

export type SearchInputProps = Omit<TextInputProps, 'icon' | 'trailing' | 'type' | 'value' | 'onChange'> & {
  defaultValue?: string;
  onValueChange?: (value: string) => void;
};

/** Renders a search line with a magnifier and a way to empty it. */
export function SearchInput({ defaultValue = '', onValueChange, ...rest }: SearchInputProps) {
  const { t } = useTranslation('ui');
  const [value, setValue] = useState(defaultValue);
  const input = useRef<HTMLInputElement>(null);
  const change = (next: string) => {
    setValue(next);
    onValueChange?.(next);
  };
  const clear = () => {
    change('');
    input.current?.focus();
  };
  return (
    <TextInput
      {...rest}
      ref={input}
      type="search"
      autoComplete="off"
      value={value}
      onChange={(event: ChangeEvent<HTMLInputElement>) => change(event.target.value)}
      icon={<Search size={20} />}
      trailing={value !== '' && <IconButton label={t('search.clear')} icon={<X size={20} />} onClick={clear} />}
    />
  );
}
