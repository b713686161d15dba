import { clsx } from 'clsx';

export type Fact = { id: string; term: string; text: string };

/** Terms and what they mean, one ruled row each. */
export function FactList({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={clsx('@container border-line border-t', className)}>
      {facts.map(({ id, term, text }) => (
        <div key={id} className="grid gap-x-6 gap-y-1 border-line border-b py-4 @md:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="font-semibold">{term}</dt>
          <dd className="wrap-anywhere text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
