import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /** Without padding, for content that runs to the edge. */
  flush?: boolean;
  raised?: boolean;
  /** Yellow: this is yours. */
  you?: boolean;
};

/** Renders a sheet of paper. */
export function Card({ as: Tag = 'div', flush, raised, you, className, ...rest }: CardProps) {
  const Element = Tag as 'div';
  return (
    <Element
      {...rest}
      className={clsx('card', flush && 'card-flush', raised && 'card-raised', you && 'card-you', className)}
    />
  );
}
