import { useOutletContext } from 'react-router';

/** The context that the list gives to the application open next to it. */
export type ApplicationsOutlet = {
  /** Where it is in the list that is shown, from 1; null where it is not part of it. */
  position: number | null;
  total: number;
  previousId: string | null;
  nextId: string | null;
  open: (id: string) => void;
  close: () => void;
};

export const useApplicationsOutlet = (): ApplicationsOutlet => useOutletContext<ApplicationsOutlet>();
