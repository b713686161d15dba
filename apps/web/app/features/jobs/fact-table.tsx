import type { Fact } from './duty-facts.ts';

/** Ruled pairs in two columns; nothing when there is nothing to say. */
export function FactTable({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="bonus">
      {facts.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
