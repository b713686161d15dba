import { createVocabulary } from '../taxonomy/vocabulary.ts';
import type { Unit } from './query-plan.ts';
import type { Question } from './read-parts.ts';
import { understandQuestion } from './understand-question.ts';

const vocabulary = createVocabulary([
  { text: 'Tracheostoma', count: 3 },
  { text: 'Rädern', count: 2 },
]);
/** Reads the vocabulary of the trade, with two words of jobs. */
export const read = (q: string, more: Omit<Question, 'q'> = {}) => understandQuestion({ q, ...more }, vocabulary);
export const told = (q: string, more: Omit<Question, 'q'> = {}) =>
  read(q, more)
    .understood.map(({ kind, text, value = text }) => `${kind} ${value}`)
    .join(', ');
export const termsOf = ({ alternatives }: Unit) => alternatives.flatMap(({ terms }) => terms);
export const waysOf = (q: string) => read(q).plan.units.map(({ alternatives }) => alternatives);
