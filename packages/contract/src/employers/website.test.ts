import fc from 'fast-check';
import { expect, test } from 'vitest';
import { websiteUrl } from './website.ts';

test.each([
  ['klinik.de', 'https://klinik.de/'],
  [' www.klinik-see.de/karriere ', 'https://www.klinik-see.de/karriere'],
  ['http://klinik.at', 'http://klinik.at/'],
  ['pflege.example:8443', 'https://pflege.example:8443/'],
  ['klinik-münchen.de', 'https://xn--klinik-mnchen-3ob.de/'],
])('„%s“ is an address one can link to', (typed, url) => {
  expect(websiteUrl(typed)).toBe(url);
});

test.each([
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  'klinik',
  'https://user:pw@klinik.de',
  'file:///etc',
  'http://',
])('„%s“ is none', (typed) => {
  expect(websiteUrl(typed)).toBeNull();
});

test('whatever is typed, only web addresses come out', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(websiteUrl(typed) ?? 'https://').toMatch(/^https?:\/\//);
    }),
  );
});
