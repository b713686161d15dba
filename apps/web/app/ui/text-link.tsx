import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { Link, type LinkProps } from 'react-router';

export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={clsx('link', className)} />;
}

/** „Alle Stellen ansehen →“ */
export function MoreLink({ className, children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={clsx('more', className)}>
      {children}
      <ArrowRight size={18} />
    </Link>
  );
}
