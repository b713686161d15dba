import type { Fact } from '../../../ui/fact-list.tsx';

/** Terms in grey, what they say beside them, within a card. */
export function ReportFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="rp-facts">
      {facts.map(({ id, term, text }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
