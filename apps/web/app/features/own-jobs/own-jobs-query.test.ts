import { expect, test } from 'vitest';
import { readOwnJobsQuery } from './own-jobs-query.ts';

const read = (address: string) => readOwnJobsQuery(new URLSearchParams(address));

test('the address says what is shown', () => {
  expect(read('q=+Pflege+&certainty=unsure&page=3')).toEqual({ q: 'Pflege', certainty: 'unsure', page: 3 });
});

test('what it cannot mean is left out', () => {
  for (const address of ['', 'q=&certainty=vielleicht&page=0', 'page=abc', 'page=-1', 'page=1e9'])
    expect(read(address), address).toEqual({ page: 1 });
});
