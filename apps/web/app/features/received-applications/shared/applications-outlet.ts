import { useOutletContext } from 'react-router';

/** What an application that is open beside the list knows of the list. */
export type ApplicationsOutlet = {
  /** Where it stands in the list that is shown, from 1; null where it is not part of it. */
  position: number | null;
  total: number;
  previousId: string | null;
  nextId: string | null;
  open: (id: string) => void;
  close: () => void;
};

export const useApplicationsOutlet = (): ApplicationsOutlet => useOutletContext<ApplicationsOutlet>();
