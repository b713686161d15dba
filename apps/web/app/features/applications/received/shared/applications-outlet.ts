import type { ReceivedApplication } from '@stellenvisite/contract/applications/received-applications.schema';
import { useOutletContext } from 'react-router';

/** The context that the list gives to the application open next to it. */
export type ApplicationsOutlet = {
  /** Counts the place in the queue, from 1; null until the queue is read. */
  position: number | null;
  total: number;
  previousId: string | null;
  nextId: string | null;
  /** Its row of the list, which is there before its documents are. */
  card: ReceivedApplication | null;
  open: (id: string) => void;
  /** Opens the next application that is not answered, once the open one is. */
  advance: () => void;
  close: () => void;
  /** The keys of answers belong to the selection. */
  hasSelection?: boolean;
};

export const useApplicationsOutlet = (): ApplicationsOutlet => useOutletContext<ApplicationsOutlet>();
