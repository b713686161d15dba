import { expect, test } from 'vitest';
import { matchKeyOf, urlKeyOf } from './to-feed-content.ts';

test.each([
  ['https://www.klinik.example/stelle/1/', 'http://klinik.example/stelle/1'],
  ['https://klinik.example/stelle/1?utm_source=indeed&gclid=9', 'https://klinik.example/stelle/1'],
  ['https://klinik.example/?b=2&id=1', 'https://klinik.example/?id=1&b=2'],
])('%s and %s are one ad', (one, other) => {
  expect(urlKeyOf(one)).toBe(urlKeyOf(other));
});

test('another number is another ad, and a front page is none', () => {
  expect(urlKeyOf('https://klinik.example/stelle?id=1')).not.toBe(urlKeyOf('https://klinik.example/stelle?id=2'));
  expect(urlKeyOf('https://klinik.example/')).toBeNull();
  expect(urlKeyOf('stelle/1')).toBeNull();
});

test.each(['Pflegefachkraft (m/w/d)', 'PFLEGEFACHKRAFT (w/m/d)', 'Pflegefachkraft – m|w|d', 'Pflegefachkraft (gn)'])(
  '%s is the same job in the same place',
  (title) => {
    expect(matchKeyOf(title, 'Klinik am See', 'Berlin')).toBe(matchKeyOf('Pflegefachkraft', 'Klinik am See', 'Berlin'));
  },
);

test('another place, employer or ward is another job', () => {
  const key = matchKeyOf('Pflegefachkraft Station 1', 'Klinik', 'Berlin');
  expect(matchKeyOf('Pflegefachkraft Station 2', 'Klinik', 'Berlin')).not.toBe(key);
  expect(matchKeyOf('Pflegefachkraft Station 1', 'Klinik', 'Bonn')).not.toBe(key);
  expect(matchKeyOf('Pflegefachkraft Station 1', 'Heim', 'Berlin')).not.toBe(key);
  expect(matchKeyOf('Pflegefachkraft Station 1', 'Klinik', null)).toBeNull();
});
