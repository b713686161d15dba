import type { Report } from '@stellenvisite/contract/reports.schema';
import { $api } from '../../../session/queries.ts';

export const REPORTS = '/admin-dashboard/meldungen';
const MOST = 50;

/** What else is open, the oldest first, and the one that follows on this report. */
export function useOtherReports({ id, createdAt }: Pick<Report, 'id' | 'createdAt'>) {
  const { data } = $api.useQuery('get', '/api/admin/reports', {
    params: { query: { status: 'open', pageSize: MOST } },
  });
  const others = data?.items.filter((report) => report.id !== id) ?? [];
  return { others, next: others.find((report) => report.createdAt > createdAt) ?? others[0] };
}
