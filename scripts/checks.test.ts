import { expect, test } from 'vitest';
import { CHECKS, selectChecks } from './checks.ts';
import { API_TYPES, BOUNDARIES, DEAD_CODE, STATIC_CHECKS, WEB_TYPEGEN } from './run-step.ts';

const CHANGES = { since: 'main', files: ['scripts/check.ts', 'README.md'] };

const commandOf = (name: string) => selectChecks([name], CHANGES)[0]?.at(-1)?.command;

test('without names every step runs, also each that npm test runs', () => {
  const all = selectChecks([]).flat();
  expect(new Set(all)).toEqual(new Set(Object.values(CHECKS).flat()));
  expect(all).toEqual(expect.arrayContaining(STATIC_CHECKS));
});

test('dead code is searched after the types that it needs are generated, and no step runs twice', () => {
  expect(selectChecks(['dead-code'])).toEqual([[WEB_TYPEGEN, API_TYPES, DEAD_CODE]]);
  const all = selectChecks([]);
  expect(all.flat()).toHaveLength(new Set(all.flat()).size);
  const list = all.find((steps) => steps.includes(DEAD_CODE)) ?? [];
  expect(list.indexOf(API_TYPES)).toBeGreaterThanOrEqual(0);
  expect(list.indexOf(DEAD_CODE)).toBeGreaterThan(list.indexOf(API_TYPES));
});

test('named steps run alone', () => {
  expect(selectChecks(['boundaries'])).toEqual([[BOUNDARIES]]);
  expect(selectChecks(['lint', 'unit'])).toHaveLength(2);
});

test('an unknown name is answered with the list of names', () => {
  expect(() => selectChecks(['lint', 'speling'])).toThrow(/^Unknown: speling\. The steps are .*lint.*transactions/);
});

test('with changes the linter reads the changed files and the unit tests those that depend on them', () => {
  expect(commandOf('lint')?.slice(-2)).toEqual(CHANGES.files);
  expect(commandOf('lint')).not.toContain('.');
  expect(commandOf('unit')).toContain('--changed');
});

test('without changed files there is nothing to lint', () => {
  expect(selectChecks(['lint'], { since: 'main', files: [] })).toEqual([[]]);
});

test('with changes types and boundaries still cover the whole project', () => {
  expect(selectChecks(['types'], CHANGES)).toEqual(selectChecks(['types']));
  expect(selectChecks(['boundaries'], CHANGES)).toEqual(selectChecks(['boundaries']));
});
