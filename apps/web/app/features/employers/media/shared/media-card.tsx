import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

type MediaCardProps = ComponentProps<'section'> & {
  title: string;
  titleId?: string;
  lead?: ReactNode;
  /** Shown next to the title. */
  aside?: ReactNode;
};

/** Renders a part of the page of pictures with its title. */
export function MediaCard({ title, titleId, lead, aside, className, children, ...section }: MediaCardProps) {
  const heading = (
    <h2 className="text-fs-5 leading-[1.25]" id={titleId}>
      {title}
    </h2>
  );
  return (
    <section
      className={clsx(
        'bg-sheet border border-line rounded-sheet max-md:mx-[calc(-1*var(--gutter))] max-md:border-x-0 max-md:rounded-none',
        className,
      )}
      aria-labelledby={titleId}
      {...section}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4 px-5 max-md:px-gutter">
        {lead ? (
          <div>
            {heading}
            {lead}
          </div>
        ) : (
          heading
        )}
        {aside}
      </header>
      {children}
    </section>
  );
}

/** Renders an action in words, as high as a finger. */
export function TextAction({ className, ...button }: Omit<ComponentProps<'button'>, 'type'>) {
  return (
    <button
      type="button"
      className={clsx(
        'min-h-tap px-0.5 font-text font-semibold text-fs-8 leading-[1.2] text-link underline underline-offset-[3px]',
        className,
      )}
      {...button}
    />
  );
}
