import { expect, test } from 'vitest';
import { filterOf, readAddress, writeAddress } from './received-queries.ts';

const JOB = '0198f0a0-0000-7000-8000-000000000001';
const read = (search: string) => readAddress(new URLSearchParams(search));

test('the address holds view, filters, order, column and page, and reads back what it wrote', () => {
  const search = `view=list&job=${JOB}&shift=early&shift=night&waiting=over_promise&tag=Februar&mine=true&q=Anna&sort=match&column=seen&page=3`;
  expect(writeAddress(read(search)).toString()).toBe(search);
});

test('a first visit has an empty address, and what is not known is ignored', () => {
  expect(writeAddress(read('')).toString()).toBe('');
  expect(writeAddress(read('view=x&job=1&shift=x&waiting=x&sort=x&column=x&page=-2')).toString()).toBe('');
});

test('the query has the filters of the address and nothing else', () => {
  expect(filterOf(read(`job=${JOB}&shift=night`), 'employer')).toEqual({
    employerId: 'employer',
    jobId: [JOB],
    shift: ['night'],
  });
});
