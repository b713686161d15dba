import { expect, test } from 'vitest';
import { filterOf, readListQuery, withParam } from './list-address.ts';

const read = (search: string) => readListQuery(new URLSearchParams(search));

test('the address says what is listed, and nonsense in it is ignored', () => {
  expect(read('')).toEqual({ sort: 'ending', page: 1, pageSize: 12 });
  expect(
    read('tab=paused&q=%20pflege%20&origin=csv&origin=here&department=none&department=x&pageSize=50&page=2'),
  ).toEqual({
    tab: 'paused',
    q: 'pflege',
    origin: ['here', 'csv'],
    department: ['none'],
    sort: 'ending',
    page: 2,
    pageSize: 50,
  });
  expect(read('tab=all&sort=bunt&page=-3&pageSize=7&quality=x&ending=ja')).toEqual(read(''));
});

test('a selection of everything is the filter without order and page', () => {
  expect(filterOf(read('tab=draft&payMissing=1&sort=title&page=3'))).toEqual({ tab: 'draft', payMissing: true });
});

test('another filter begins at the first page, another page keeps the filter', () => {
  const params = new URLSearchParams('q=pflege&page=3');
  expect(withParam(params, 'tab', 'draft').toString()).toBe('q=pflege&tab=draft');
  expect(withParam(params, 'page', '4').toString()).toBe('q=pflege&page=4');
  expect(withParam(params, 'q', null).toString()).toBe('');
});
