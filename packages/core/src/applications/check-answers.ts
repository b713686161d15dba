import { SHIFTS } from '@stellenvisite/contract/jobs/duty';
import type { AnsweredQuestion, JobAnswer, JobQuestion } from '@stellenvisite/contract/jobs/job-questions.schema';
import { DomainError } from '../domain-error.ts';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the answers with their questions as they were worded. Leaves empty answers out, and refuses when a required one is missing. */
export function checkAnswers(questions: readonly JobQuestion[], answers: readonly JobAnswer[]): AnsweredQuestion[] {
  const given = new Map(answers.filter(({ value }) => value.length > 0).map((answer) => [answer.questionId, answer]));
  if (answers.some(({ questionId }) => !questions.some(({ id }) => id === questionId))) {
    throw new DomainError('application.answers_invalid', 'an answer to no question of this job');
  }
  return questions.flatMap((question) => {
    const { id, kind, text, isRequired } = question;
    const value = given.get(id)?.value;
    if (value === undefined) {
      if (isRequired) throw new DomainError('application.answers_invalid', `no answer to ${id}`);
      return [];
    }
    if (!fits(question, value))
      throw new DomainError('application.answers_invalid', `the answer to ${id} does not fit`);
    return [{ id, kind, text, value }];
  });
}

function fits({ kind, options }: JobQuestion, value: string | string[]): boolean {
  const isAmong = (chosen: readonly string[], known: readonly string[]) =>
    new Set(chosen).size === chosen.length && chosen.every((one) => known.includes(one));
  switch (kind) {
    case 'choices':
      return Array.isArray(value) && isAmong(value, options);
    case 'shifts':
      return Array.isArray(value) && isAmong(value, SHIFTS);
    case 'choice':
      return typeof value === 'string' && options.includes(value);
    case 'date':
      return typeof value === 'string' && DATE.test(value) && !Number.isNaN(Date.parse(value));
    case 'text':
      return typeof value === 'string';
  }
}
