import { expect, test } from 'vitest';
import { problemsCsv } from './report-card.tsx';

const problem = {
  code: 'place_missing' as const,
  isBlocking: true,
  line: 1204,
  externalId: 'KL-1',
  title: '=HYPERLINK("x")',
  field: 'city',
  excerpt: null,
  excerptLine: null,
};

test('a file has a heading and a row for every problem, and no formula', () => {
  const [heading, first, second] = problemsCsv(
    [problem, { ...problem, code: 'title_gender', isBlocking: false, line: null }],
    (key) => key.split('.').slice(1).join('.'),
  ).split('\r\n');
  expect(heading).toContain('line;reference;job;what;field;outcome');
  expect(first).toBe(`1204;KL-1;"'=HYPERLINK(""x"")";code.place_missing;city;quarantined`);
  expect(second).toContain('code.title_gender;city;hint');
});
