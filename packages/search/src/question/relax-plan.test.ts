import type { Understood } from '@stellenvisite/contract/jobs/job-search.schema';
import { expect, test } from 'vitest';
import { relaxPlan } from '../match/find-hits.ts';
import type { QueryPlan, UnderstoodQuery } from './query-plan.ts';

const part = (kind: Understood['kind'], text: string) => ({ kind, text, also: [], without: '' });

function ask(...parts: Understood[]): UnderstoodQuery {
  const units = parts.map(({ kind, text }) => ({
    text,
    alternatives: [],
    ...(kind === 'phrase' ? { phrase: text } : {}),
  }));
  return { plan: { units, excluded: [] }, filters: {}, understood: parts };
}

const words = ({ units }: QueryPlan) => units.map(({ text }) => text).join(' ');
const leftOut = ({ understood }: UnderstoodQuery) =>
  understood.filter((each) => each.isLeftOut).map(({ text }) => text);

test('leaves out a word that no job combines with the occupation, and reports it as left out', () => {
  const asked = ask(part('occupation', 'sani'), part('word', 'rettungswagen'));
  const relaxed = relaxPlan(asked, (plan) => words(plan) === 'sani');
  expect([words(relaxed.plan), leftOut(relaxed)]).toEqual(['sani', ['rettungswagen']]);
});

test('one part less goes before two', () => {
  const asked = ask(part('occupation', 'pflege'), part('department', 'dialyse'), part('word', 'jobrad'));
  const relaxed = relaxPlan(asked, (plan) => ['pflege jobrad', 'pflege'].includes(words(plan)));
  expect(leftOut(relaxed)).toEqual(['dialyse']);
});

test('quoted words and a lone part stay', () => {
  for (const asked of [ask(part('phrase', 'innere medizin'), part('phrase', 'ab sofort')), ask(part('word', 'xyz'))])
    expect(relaxPlan(asked, () => true)).toEqual(asked);
});

test('that nobody is looked for in any of the places is no reason to look for somebody else', () => {
  const asked = ask(part('occupation', 'hebamme'), part('location', 'köln'), part('location', 'bonn'));
  expect(relaxPlan(asked, (plan) => ['hebamme', 'köln bonn'].includes(words(plan)))).toBe(asked);
});

test('with a place, leaves out a word that no job contains anywhere', () => {
  const asked = ask(part('occupation', 'hebamme'), part('word', 'xyz'), part('location', 'köln'));
  const relaxed = relaxPlan(asked, (plan) => words(plan) === 'hebamme');
  expect([words(relaxed.plan), leftOut(relaxed)]).toEqual(['hebamme köln', ['xyz']]);
});

test('where nothing helps the question stays as it is', () => {
  const asked = ask(part('word', 'abc'), part('word', 'def'));
  expect(relaxPlan(asked, () => false)).toBe(asked);
});
