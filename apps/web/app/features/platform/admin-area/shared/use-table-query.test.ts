import { adminActQuerySchema } from '@stellenvisite/contract/identity/admin-acts.schema';
import { expect, test } from 'vitest';
import { readTableQuery } from './use-table-query.ts';

const read = (search: string) => readTableQuery(adminActQuerySchema, new URLSearchParams(search));

test('the address is parsed into the query for the API', () => {
  expect(read('area=users&from=2026-11-01&page=2')).toEqual({
    area: 'users',
    from: '2026-11-01',
    page: 2,
    pageSize: 25,
  });
});

test('a part that makes no sense is left out, the others count', () => {
  expect(read('area=keller&from=gestern&q=Klinik&page=x')).toEqual({ q: 'Klinik', page: 1, pageSize: 25 });
});
