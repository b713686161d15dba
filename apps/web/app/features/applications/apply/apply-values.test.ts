import type { Applicant } from '@stellenvisite/contract/applications/applications.schema';
import type { JobQuestion } from '@stellenvisite/contract/jobs/job-questions.schema';
import { expect, test } from 'vitest';
import { applicantValues, EMPTY_VALUES, findGaps, toContent, withDraft } from './apply-values.ts';

const APPLICANT: Applicant = {
  fullName: 'Jana Albrecht',
  academicTitle: null,
  email: 'jana@post.example',
  phone: '0151 5550',
  occupation: 'Pflegefachfrau',
  location: null,
  profile: null,
};
const FILE = { id: 'f1', name: 'cv.pdf', type: 'pdf', bytes: 1, createdAt: '2026-11-16T08:00:00.000Z' } as const;
const FROM_PROFILE = { ...EMPTY_VALUES, ...applicantValues(APPLICANT) };
const QUESTION: JobQuestion = { id: 'q1', kind: 'text', text: 'Warum?', isRequired: true, options: [] };
const AGREED = { reading: true, terms: true };

test('only what differs from the profile is sent as a change', () => {
  expect(toContent(FROM_PROFILE, APPLICANT)).toEqual({ kind: 'full' });
  expect(toContent({ ...FROM_PROFILE, phone: '', location: ' Köln ' }, APPLICANT)).toEqual({
    kind: 'full',
    applicant: { phone: '', location: 'Köln' },
  });
});

test('without a profile everything is stated, and a missing name is left out', () => {
  expect(toContent({ ...EMPTY_VALUES, phone: '0151' }, null).applicant).toEqual({
    occupation: '',
    phone: '0151',
    location: '',
  });
});

test('the short form sends a time instead of files', () => {
  const values = { ...FROM_PROFILE, files: [FILE], callbackTime: 'ab 15 Uhr' };
  expect(toContent(values, APPLICANT).fileIds).toEqual(['f1']);
  expect(toContent(values, APPLICANT)).not.toHaveProperty('callbackTime');
  expect(toContent({ ...values, kind: 'short' }, APPLICANT)).toEqual({ kind: 'short', callbackTime: 'ab 15 Uhr' });
});

test('a draft comes back as it was written, without files that are gone', () => {
  const values = {
    ...FROM_PROFILE,
    message: 'Hallo',
    files: [FILE],
    answers: { q1: 'weil', q2: ['night'] },
    phone: '',
  };
  const content = toContent(values, APPLICANT);
  expect(withDraft(FROM_PROFILE, { content }, [FILE])).toEqual(values);
  expect(withDraft(FROM_PROFILE, { content }, []).files).toEqual([]);
});

test.each([
  [{}, ['fullName', 'email', 'answers.q1']],
  [{ email: 'jana@' }, ['fullName', 'email', 'answers.q1']],
  [{ fullName: 'Jana', email: 'jana@post.example', answers: { q1: 'weil' } }, []],
  [
    { kind: 'short' as const, fullName: 'Jana', email: 'jana@post.example', answers: { q1: 'weil' } },
    ['occupation', 'phone', 'callbackTime'],
  ],
])('%j lacks %j', (changes, fields) => {
  const values = { ...EMPTY_VALUES, ...AGREED, ...changes };
  const gaps = findGaps(values, { questions: [QUESTION], isGuest: true });
  expect(gaps.map(({ field }) => field)).toEqual(fields);
});

test('an account has agreed to the terms already, and has an address', () => {
  const values = { ...FROM_PROFILE, reading: false, terms: false };
  const gaps = findGaps(values, { questions: [], isGuest: false });
  expect(gaps.map(({ field }) => field)).toEqual(['reading']);
});
