import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from './field.tsx';

export type TextInputProps = Omit<ComponentProps<'input'>, 'size'> & {
  icon?: ReactNode;
  /** A button at the right end, such as „Passwort zeigen“. */
  trailing?: ReactNode;
  size?: 's' | 'm';
};

export function TextInput({ icon, trailing, size = 'm', className, ...rest }: TextInputProps) {
  return (
    <span className={clsx('inp', size === 's' && 'inp-s', className)}>
      {icon}
      <input type="text" {...useFieldControl()} {...rest} />
      {trailing}
    </span>
  );
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <span className={clsx('inp', className)}>
      <textarea rows={4} {...useFieldControl()} {...rest} />
    </span>
  );
}
