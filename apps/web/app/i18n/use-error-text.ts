import type { ProblemCode } from '@stellenvisite/contract/platform/problems';
import { useTranslation } from 'react-i18next';
import { problemCodeOf } from '../api/problem-code.ts';

/** Returns the words for a problem of the API. Needs the texts `problems`. */
export function useProblemText(): (code: ProblemCode) => string {
  const { t } = useTranslation('problems');
  return (code) => t(code);
}

/** Returns the words for what a query or mutation failed with. */
export function useErrorText(): (error: unknown) => string {
  const problemText = useProblemText();
  return (error) => problemText(problemCodeOf(error));
}
