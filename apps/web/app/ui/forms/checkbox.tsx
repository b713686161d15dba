import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  help?: ReactNode;
  /** The number of hits behind a filter. */
  count?: string | number | undefined;
  /** Smaller, for filter lists; full touch size on a phone. */
  dense?: boolean;
};

export function Checkbox({ label, help, count, dense, className, ...rest }: CheckboxProps) {
  return (
    <label className={clsx('opt', dense && 'opt-dense', className)}>
      <input {...rest} type="checkbox" className="tick" />
      <span>
        {label}
        {help && <small>{help}</small>}
      </span>
      {count !== undefined && <b className="num">{count}</b>}
    </label>
  );
}
