import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldControl } from './field.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean };
export type SelectProps = Omit<ComponentProps<'select'>, 'size'> & {
  options?: readonly SelectOption[];
  size?: 's' | 'm';
};

/** Renders the browser's own list: the best one there is on a phone, and it works without script. */
export function Select({ options, size = 'm', className, children, ...rest }: SelectProps) {
  const { t } = useTranslation('ui');
  return (
    <span className={clsx('inp', size === 's' && 'inp-s', className)}>
      <select {...useFieldControl()} {...rest}>
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {options?.length === 0 && (
          <option value="" disabled>
            {t('select.none')}
          </option>
        )}
        {children}
      </select>
      <ChevronDown size={20} />
    </span>
  );
}
