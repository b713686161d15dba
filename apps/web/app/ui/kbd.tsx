import { clsx } from 'clsx';

const KEY =
  'inline-grid h-[1.375rem] min-w-[1.375rem] place-items-center rounded-[3px] bg-sheet px-[5px] font-semibold font-text text-[0.75rem] text-ink leading-none shadow-[inset_0_0_0_1px_var(--line-2)]';

/** Shows a key of the keyboard. */
export function Kbd({ as: Tag = 'kbd', children }: { as?: 'kbd' | 'i'; children: string | number }) {
  return (
    <Tag className={clsx('mr-0.5', KEY)} aria-hidden={Tag === 'i' || undefined}>
      {children}
    </Tag>
  );
}
