import type { HeldJob } from '@stellenvisite/contract/held-jobs.schema';
import { $api } from '../../../session/queries.ts';

/** Well before a claim ends after a minute. */
const RENEW_MS = 25_000;

/** Says that this administrator has the job open, as long as it is; answers who else has. */
export function useClaim(job: HeldJob | undefined): string | null {
  const { data } = $api.useQuery(
    'put',
    '/api/admin/held-jobs/{id}/claim',
    { params: { path: { id: job?.id ?? '' } } },
    { enabled: job !== undefined, refetchInterval: RENEW_MS, staleTime: 0 },
  );
  return data ? data.openedBy : (job?.openedBy ?? null);
}
