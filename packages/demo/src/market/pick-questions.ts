import type { JobQuestion } from '@stellenvisite/contract/job-questions.schema';
import questions from '../data/questions.json' with { type: 'json' };
import type { Random } from '../random.ts';
import type { Role } from './vocabulary.ts';

/** Most employers ask nothing beyond the documents. */
const ASKING_SHARE = 0.45;

/** What an employer asks whoever applies for a job of this kind. */
export function pickQuestions(role: Role, random: Random): JobQuestion[] {
  if (!random.chance(ASKING_SHARE)) return [];
  const count = random.weighted([
    [1, 25],
    [2, 35],
    [3, 30],
    [4, 10],
  ]);
  const fitting = questions.filter(({ roles }) => !roles || roles.includes(role));
  // Both ask for the start in their own way.
  const asked = random.sample(fitting, count);
  const hasBoth = ['start', 'notice'].every((id) => asked.some((question) => question.id === id));
  return asked
    .filter(({ id }) => !hasBoth || id !== 'notice')
    .map(({ id, kind, text, isRequired, options = [] }) => ({
      id,
      kind: kind as JobQuestion['kind'],
      text,
      isRequired,
      options,
    }));
}
