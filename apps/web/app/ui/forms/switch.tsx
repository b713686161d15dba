import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; help?: ReactNode };

/** For a setting that takes effect at once. */
export function Switch({ label, help, className, ...rest }: SwitchProps) {
  return (
    <label className={clsx('switch', className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state */}
      <input {...rest} type="checkbox" role="switch" />
      <span>
        {label}
        {help && <small>{help}</small>}
      </span>
    </label>
  );
}
