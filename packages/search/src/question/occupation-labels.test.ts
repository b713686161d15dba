import { expect, it } from 'vitest';
import { OCCUPATIONS } from '../taxonomy/taxonomy.ts';
import { createVocabulary } from '../taxonomy/vocabulary.ts';
import { understandQuestion } from './understand-question.ts';

const vocabulary = createVocabulary([]);
const told = (q: string) =>
  understandQuestion({ q }, vocabulary).understood.map(({ kind, value }) => `${kind} ${value}`);

/** Suggestions and the landing page search by these names. */
it.each(OCCUPATIONS.flatMap(({ key, label }) => [label.de, label.en].map((name) => [name, key])))(
  'our name „%s“ is understood as the occupation %s',
  (name, key) => {
    expect(told(name)).toContain(`occupation ${key}`);
  },
);
