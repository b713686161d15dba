import { expect, test } from 'vitest';
import { isOnDomain, proofFileUrl, provableDomain } from './get-verification.ts';

test.each([
  ['https://www.klinik-am-see.de/karriere', { domain: 'klinik-am-see.de', problem: null }],
  ['https://praxis.gmx.de/', { domain: null, problem: 'freemail' }],
  [null, { domain: null, problem: 'no_website' }],
  ['http://192.168.0.1/', { domain: null, problem: 'no_website' }],
])('%s: %o', (website, expected) => {
  expect(provableDomain(website)).toEqual(expected);
});

test.each([
  ['https://www.klinik.de/karriere', 'https://www.klinik.de/.well-known/stellenvisite.txt'],
  ['http://klinik.de:8080/', 'http://klinik.de:8080/.well-known/stellenvisite.txt'],
  ['https://jobs.klinik.de/', 'https://klinik.de/.well-known/stellenvisite.txt'],
])('the file of %s lies at %s', (website, url) => {
  expect(proofFileUrl(website, 'klinik.de').href).toBe(url);
});

test('a page below the domain is not the domain', () => {
  expect(isOnDomain(new URL('https://www.klinik.de/'), 'klinik.de')).toBe(true);
  expect(isOnDomain(new URL('https://gast.klinik.de/'), 'klinik.de')).toBe(false);
  expect(isOnDomain(new URL('https://klinik.de.boese.example/'), 'klinik.de')).toBe(false);
});
