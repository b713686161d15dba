import type { OwnEmployerItem } from '@stellenvisite/contract/employers/own-employers.schema';
import { mayInTeam, type TeamAction } from '@stellenvisite/contract/identity/permissions';
import { createContext, useContext } from 'react';

export type ActingEmployer = OwnEmployerItem & {
  /** All the person acts for, this one included. */
  employers: readonly OwnEmployerItem[];
};

export const ActingEmployerContext = createContext<ActingEmployer | null>(null);

/** The employer the person acts for on this page. Known on every page of the employer area, except those that say `withoutEmployer`. */
export function useActingEmployer(): ActingEmployer {
  const acting = useContext(ActingEmployerContext);
  if (!acting) throw new Error('useActingEmployer outside of the employer area');
  return acting;
}

/** For pages that also those see who act for no employer yet. */
export function useActingEmployerOrNone(): ActingEmployer | null {
  return useContext(ActingEmployerContext);
}

/** Checks whether the person's role in the team allows it; the server asks again. */
export function useMayAct(action: TeamAction): boolean {
  return mayInTeam(useActingEmployer().role, action);
}
