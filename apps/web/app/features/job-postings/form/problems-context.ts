import type { PostingProblem } from '@stellenvisite/contract/job-postings';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldTarget, PROBLEM_TARGETS } from './form-fields.ts';

/** What keeps the job from being published; empty until somebody tried. */
export const ProblemsContext = createContext<readonly PostingProblem[]>([]);

/** The words for what is wrong with a field, or nothing. */
export function useFieldError(target: FieldTarget): string | undefined {
  const { t } = useTranslation('job-postings');
  const problem = useContext(ProblemsContext).find((each) => PROBLEM_TARGETS[each] === target);
  return problem && t(`form.problem.${problem}`);
}
