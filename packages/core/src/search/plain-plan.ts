import { analyseText } from './analyse-text.ts';
import { type QueryPlan, TERM_PREFIX } from './query-plan.ts';

/** Every word, wherever it stands. */
export function plainPlan(q: string): QueryPlan {
  const units = analyseText(q).map(({ text, stem }) => ({
    text,
    alternatives: [
      { terms: [`${TERM_PREFIX.title}${stem}`], points: 100, field: 'title', match: 'exact' } as const,
      { terms: [`${TERM_PREFIX.titlePart}${stem}`], points: 75, field: 'title', match: 'exact' } as const,
      { terms: [`${TERM_PREFIX.employer}${stem}`], points: 45, field: 'employer', match: 'exact' } as const,
      { terms: [`${TERM_PREFIX.place}${stem}`], points: 40, field: 'place', match: 'exact' } as const,
      { terms: [`${TERM_PREFIX.text}${stem}`], points: 20, field: 'text', match: 'exact' } as const,
    ],
  }));
  return { units, excluded: [] };
}
