import { useLiveEvent } from '../../realtime/use-live-event.ts';
import { $api } from '../../session/queries.ts';
import { useSession } from '../../session/use-session.ts';
import { useChosenEmployer } from './acting-employer-store.ts';
import type { ActingEmployer } from './shared/use-acting-employer.ts';

export type OwnEmployers = {
  /** Null until it is known, and for those who act for none. */
  acting: ActingEmployer | null;
  isNone: boolean;
  error: unknown;
  retry: () => void;
};

/** The employers of whoever is signed in, and the one they act for: the one chosen last, or the surest. */
export function useOwnEmployers(): OwnEmployers {
  const { account } = useSession();
  const chosen = useChosenEmployer();
  const { data, error, refetch } = $api.useQuery(
    'get',
    '/api/employer/employers',
    {},
    { enabled: account?.role === 'employer' },
  );
  // Who was removed from a team sees nothing of its employer from that moment on.
  useLiveEvent('team.changed', () => void refetch());
  const employers = data?.items ?? [];
  const current = employers.find(({ employerId }) => employerId === chosen) ?? employers[0];
  return {
    acting: current ? { ...current, employers } : null,
    isNone: data?.items.length === 0,
    error: data ? null : error,
    retry: () => void refetch(),
  };
}
