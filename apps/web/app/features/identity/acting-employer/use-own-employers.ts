import { useLiveEvent } from '../../../realtime/use-live-event.ts';
import { $api } from '../../../session/queries.ts';
import { useSession } from '../../../session/use-session.ts';
import { createStore, useStore } from '../../../ui/create-store.ts';
import type { ActingEmployer } from './use-acting-employer.ts';

const KEY = 'acting-employer';

/** The id chosen last; it may be of an employer the person no longer acts for. */
const chosenEmployer = createStore<string | null>(null, readChosen);

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
  const chosen = useStore(chosenEmployer);
  const { data, error, refetch } = $api.useQuery(
    'get',
    '/api/employer/employers',
    {},
    { enabled: account?.role === 'employer' },
  );
  // Reloads at once, so that a member removed from a team sees nothing of its employer any more.
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

function readChosen(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Remembered on this device, for people who act for several employers. */
export function chooseEmployer(employerId: string): void {
  try {
    localStorage.setItem(KEY, employerId);
  } catch {
    // Without storage the choice lasts until the page is loaded again.
  }
  chosenEmployer.set(employerId);
}
