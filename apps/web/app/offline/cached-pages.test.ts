import { expect, test } from 'vitest';
import { storedKindOf } from './cached-pages.ts';

const ORIGIN = 'https://stellen.example';

function kindOf(path: string, { mode = 'navigate', method = 'GET', token = false } = {}) {
  const headers = new Headers(token ? { authorization: 'Bearer x' } : {});
  return storedKindOf({ url: new URL(path, ORIGIN).href, mode, method, headers }, ORIGIN);
}

test.each(['/', '/jobs?q=pflege', '/jobs/1', '/arbeitgebern/1/offene-stellen', '/preise'])('%s is retained', (path) => {
  expect(kindOf(path)).toBe('page');
});

const NEVER = ['/api/jobs', '/api/account', '/auth/v1/user', '/feeds/jobs.rss'];

const OTHER = [
  '/dashboard',
  '/dashboard/suchauftraege',
  '/employer-dashboard',
  '/admin-dashboard/protokoll',
  '/konto/sicherheit',
  '/login',
  '/auth/confirm?token_hash=x',
  '/passwort-neu',
  '/onboarding-employer',
  '/newsletter/abbestellen?token=x',
];

test.each([...NEVER, ...OTHER])('%s is never retained', (path) => {
  expect(kindOf(path)).toBe(OTHER.includes(path) ? 'other' : null);
  expect(kindOf(path, { mode: 'cors' })).toBeNull();
  expect(kindOf(`${path.replace(/\?.*/, '')}.data`, { mode: 'cors' })).toBeNull();
});

test('the data of a public page are retained like the page, the start page’s too', () => {
  expect(kindOf('/jobs/1.data?_routes=x', { mode: 'cors' })).toBe('data');
  expect(kindOf('/_.data', { mode: 'cors' })).toBe('data');
});

test('nothing that is sent, carries a token or belongs to another host is retained', () => {
  expect(kindOf('/jobs', { method: 'POST' })).toBeNull();
  expect(kindOf('/jobs.data', { mode: 'cors', token: true })).toBeNull();
  expect(kindOf('https://elsewhere.example/assets/x.js', { mode: 'no-cors' })).toBeNull();
});
