import { afterEach, expect, test, vi } from 'vitest';
import { originOf, toReferrer } from './referrer.ts';

const JOB = '/jobs/0198f0a0-0000-7000-8000-00000000000a';
const at = (pathname: string, changes: { search?: string; state?: unknown } = {}) => ({
  pathname,
  search: '',
  state: null,
  ...changes,
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  [at(JOB, { search: '?von=suchauftrag' }), 'alert'],
  [at(JOB, { search: '?von=geteilt', state: { from: '/jobs?q=pflege' } }), 'shared'],
  [at(JOB, { search: '?von=karriereseite' }), 'own_site'],
  [at(JOB, { state: { from: '/jobs?q=pflege' } }), 'search'],
  [at(JOB, { state: { from: '/arbeitgebern/1/offene-stellen' } }), 'employer_page'],
  [at(JOB, { state: { from: '/dashboard' } }), 'recommendation'],
  [at(JOB, { state: { from: '/dashboard/merkliste' } }), 'site'],
  [at('/jobs', { search: '?q=pflege' }), 'search'],
  [at('/jobs/ort/koeln'), 'search'],
  [at(`${JOB}/bewerben`, { state: { origin: 'alert' } }), 'alert'],
  [at(`${JOB}/bewerben`, { state: { origin: 'hacker' } }), null],
  [at(JOB, { search: '?von=toString' }), null],
  [at(JOB), null],
])('%o comes from %s', (place, origin) => {
  expect(originOf(place)).toBe(origin);
});

test('of another site only the host is reported, and nothing where our own pages lead', () => {
  vi.stubGlobal('window', { location: { hostname: 'stellen.example' } });
  vi.stubGlobal('document', { referrer: 'https://www.google.de/search?q=pflege+koeln' });
  expect(toReferrer(at(JOB))).toEqual({ origin: null, referrer: 'www.google.de' });
  expect(toReferrer(at(JOB, { search: '?von=geteilt' }))).toEqual({ origin: 'shared', referrer: null });
  vi.stubGlobal('document', { referrer: 'https://stellen.example/jobs' });
  expect(toReferrer(at(JOB))).toEqual({ origin: null, referrer: null });
});
