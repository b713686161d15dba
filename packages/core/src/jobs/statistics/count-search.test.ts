import { jobSearchSchema } from '@stellenvisite/contract/jobs/job-search.schema';
import { expect, test } from 'vitest';
import { toRecordedSearch } from './count-search.ts';

const keep = (search: Record<string, unknown>) => toRecordedSearch(jobSearchSchema.parse(search));

test('words are written alike; of the filters only place, radius and occupation stay', () => {
  const search = {
    q: '  Logopädin   Nachtdienst ',
    location: 'Aurich',
    radius: 50,
    category: ['medical'],
    salaryMin: 9000,
  };
  expect(keep(search)).toEqual({ q: 'logopädin nachtdienst', location: 'aurich', radius: 50, category: ['medical'] });
  expect(keep({ q: 'Hebamme', radius: 50 })).toMatchObject({ q: 'hebamme', radius: undefined });
  expect(keep({ q: 'pflege 26603' })).toMatchObject({ q: 'pflege 26603' });
});

test.each([
  ['a mail address', 'anna.berg@post.example'],
  ['a telephone number', '0171 234 56 78'],
  ['a date of birth', 'anna berg 03.11.1990'],
  ['an address of a page', 'https://haus.example/karriere'],
  ['a letter', 'ich suche seit zwei jahren eine stelle in der nähe meiner mutter'],
  ['a long word', 'x'.repeat(81)],
])('%s is never retained, neither as words nor as a place', (_what, text) => {
  expect(keep({ q: text })).toBeNull();
  expect(keep({ q: 'pflege', location: text })).toBeNull();
});

test('a search by other filters alone leaves nothing to keep', () => {
  expect(keep({ salaryMin: 9000 })).toBeNull();
});
