import type { JobQuestion } from '@stellenvisite/contract/jobs/job-questions.schema';
import { describe, expect, test } from 'vitest';
import { checkAnswers } from './check-answers.ts';

const question = (values: Partial<JobQuestion> & Pick<JobQuestion, 'id' | 'kind'>): JobQuestion => ({
  text: 'Frage',
  isRequired: false,
  options: [],
  ...values,
});
const QUESTIONS = [
  question({ id: 'shifts', kind: 'shifts', isRequired: true }),
  question({ id: 'start', kind: 'date' }),
  question({ id: 'hours', kind: 'choice', options: ['50 %', '100 %'] }),
  question({ id: 'wards', kind: 'choices', options: ['A', 'B'] }),
  question({ id: 'team', kind: 'text' }),
];
const SHIFTS = { questionId: 'shifts', value: ['early', 'night'] };

test('stores answers with the wording and in the order of the questions, without empty ones', () => {
  const answers = [{ questionId: 'team', value: 'Ruhe' }, { questionId: 'start', value: '' }, SHIFTS];
  expect(checkAnswers(QUESTIONS, answers)).toEqual([
    { id: 'shifts', kind: 'shifts', text: 'Frage', value: ['early', 'night'] },
    { id: 'team', kind: 'text', text: 'Frage', value: 'Ruhe' },
  ]);
});

describe('refuses', () => {
  test.each([
    ['a required question without an answer', []],
    ['a required question with an empty answer', [{ questionId: 'shifts', value: [] }]],
    ['an answer to no question', [SHIFTS, { questionId: 'other', value: 'x' }]],
    ['a shift that does not exist', [{ questionId: 'shifts', value: ['dawn'] }]],
    ['a list where one is asked for', [SHIFTS, { questionId: 'hours', value: ['50 %'] }]],
    ['what is not among the options', [SHIFTS, { questionId: 'hours', value: '75 %' }]],
    ['the same option twice', [SHIFTS, { questionId: 'wards', value: ['A', 'A'] }]],
    ['a day that does not exist', [SHIFTS, { questionId: 'start', value: '2027-13-40' }]],
  ])('%s', (_name, answers) => {
    expect(() => checkAnswers(QUESTIONS, answers)).toThrow(
      expect.objectContaining({ code: 'application.answers_invalid' }),
    );
  });
});
