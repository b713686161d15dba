import type { ReactNode } from 'react';
import { TextLink } from '../../ui/text-link.tsx';
import { useCount } from './use-count.ts';

type CountedLink = { to: string; label: string; count: number };

/** A headed list of links, each with the number of jobs behind it. */
export function CountedLinks({
  id,
  title,
  links,
  more,
}: {
  id: string;
  title: string;
  links: readonly CountedLink[];
  more?: ReactNode;
}) {
  const format = useCount();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-fs-3">
        {title}
      </h2>
      <ul className="mt-3 grid">
        {links.map(({ to, label, count }) => (
          <li key={to} className="flex min-h-tap items-center justify-between gap-4 border-line border-b">
            <TextLink to={to}>{label}</TextLink>
            <span className="num text-ink-2">{format(count)}</span>
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}
