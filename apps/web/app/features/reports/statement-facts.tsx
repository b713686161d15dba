import { FactList } from '../../ui/fact-list.tsx';
import { type Statement, useStatementFacts } from './use-statement-facts.ts';

/** The statement of reasons for those it concerns. */
export function StatementFacts({ statement, className }: { statement: Statement; className?: string }) {
  const factsOf = useStatementFacts();
  return <FactList facts={factsOf(statement)} {...(className ? { className } : {})} />;
}
