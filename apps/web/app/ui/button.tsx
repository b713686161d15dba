import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'ghost' | 'marker' | 'danger' | 'danger-line';
  size?: 's' | 'm' | 'l';
  /** As wide as its place. */
  wide?: boolean;
  icon?: ReactNode;
};

export function buttonClass(
  { variant = 'primary', size = 'm', wide }: ButtonLook,
  ...more: (string | undefined)[]
): string {
  return clsx(
    'btn',
    variant !== 'primary' && `btn-${variant}`,
    size !== 'm' && `btn-${size}`,
    wide && 'btn-wide',
    ...more,
  );
}

export type ButtonProps = ComponentProps<'button'> & ButtonLook & { loading?: boolean };

/** While loading it keeps its size, its words and the focus, and does nothing when pressed. */
export function Button({ variant, size, wide, icon, loading, className, children, onClick, ...rest }: ButtonProps) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(look, loading ? 'btn-busy' : undefined, className)}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading ? <LoaderCircle className="spin" size={20} /> : icon}
      {children}
    </button>
  );
}

export type LinkButtonProps = LinkProps & ButtonLook;

/** Also takes absolute addresses, mailto: and tel:. */
export function LinkButton({ variant, size, wide, icon, className, children, ...rest }: LinkButtonProps) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) };
  return (
    <Link {...rest} className={buttonClass(look, className)}>
      {icon}
      {children}
    </Link>
  );
}
