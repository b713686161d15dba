import type { ProblemCode } from '@stellenvisite/contract/problems';
import { useTranslation } from 'react-i18next';

/** The words for a problem of the API. Needs the texts `problems`. */
export function useProblemText(): (code: ProblemCode) => string {
  const { t } = useTranslation('problems');
  return (code) => t(code);
}
