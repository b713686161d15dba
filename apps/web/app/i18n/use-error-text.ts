import { problemCodeOf } from '../api/problem-code.ts';
import { useProblemText } from './use-problem-text.ts';

/** The words for what a query or mutation failed with. */
export function useErrorText(): (error: unknown) => string {
  const problemText = useProblemText();
  return (error) => problemText(problemCodeOf(error));
}
