import type { BulkResult } from '@stellenvisite/contract/job-postings.schema';
import { useTranslation } from 'react-i18next';

/** Why jobs were left out, counted: „1 ist ein Entwurf, 2 laufen schon länger“. */
export function useRefusals(): (refused: BulkResult['refused']) => string {
  const { t } = useTranslation('own-jobs');
  return (refused) =>
    [...Map.groupBy(refused, ({ reason, state }) => (reason === 'state' ? `state.${state}` : reason))]
      .map(([reason, each]) => t(`refusal.${reason}`, { count: each.length }))
      .join(', ');
}
