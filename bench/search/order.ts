import type { ComparedSort } from './engine.ts';
import type { SearchDocument } from './read-documents.ts';

type Compare = (a: SearchDocument, b: SearchDocument) => number;

const collator = new Intl.Collator('de');
const byPay = (a: SearchDocument, b: SearchDocument, none: number) => (a.pay ?? none) - (b.pay ?? none);

/** Orders other than the engine's own by relevance. */
export const COMPARE: Record<Exclude<ComparedSort, 'relevance'>, Compare> = {
  newest: (a, b) => b.postedAt - a.postedAt,
  oldest: (a, b) => a.postedAt - b.postedAt,
  salary_desc: (a, b) => byPay(b, a, -1),
  salary_asc: (a, b) => byPay(a, b, Number.MAX_SAFE_INTEGER),
  title_asc: (a, b) => collator.compare(a.title, b.title),
  title_desc: (a, b) => collator.compare(b.title, a.title),
};
