import { $api } from '../../../session/queries.ts';
import { NEWEST, useApplications, useLiveApplications } from '../shared/application-queries.ts';
import { deadlineEvents, interviewEvents, nextInterview, thisWeek } from './week-events.ts';

const MOST = 100;

function useNewMatches(): number | undefined {
  const { data } = $api.useQuery('get', '/api/job-alerts');
  return data && data.total > 0 ? data.items.reduce((sum, { newCount }) => sum + newCount, 0) : undefined;
}

/** What the overview says of the own applications. */
export function useOverview() {
  useLiveApplications();
  const newest = useApplications(NEWEST);
  const active = useApplications({ tab: 'active', pageSize: MOST });
  const saved = $api.useQuery('get', '/api/saved-jobs', { params: { query: { sort: 'ends', pageSize: MOST } } });
  const now = new Date(Math.max(active.dataUpdatedAt, saved.dataUpdatedAt));
  const running = active.data?.items ?? [];
  const applied = new Set(running.map(({ job }) => job.id));
  const events = [...interviewEvents(running), ...deadlineEvents(saved.data?.items ?? [], applied)];
  return {
    newest,
    newMatches: useNewMatches(),
    next: nextInterview(running, now),
    week: active.data && saved.data ? thisWeek(now, events) : null,
    now,
  };
}
