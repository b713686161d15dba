import type { ReceivedApplication } from '@stellenvisite/contract/received-applications.schema';
import { useState } from 'react';

export type Selection = {
  chosen: ReadonlyMap<string, ReceivedApplication>;
  toggle: (application: ReceivedApplication) => void;
  /** All of them, or none where all are chosen already. */
  toggleAll: (applications: readonly ReceivedApplication[]) => void;
  clear: () => void;
};

/** What is chosen stays chosen on other pages and in the other view. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ReceivedApplication>>(new Map());
  return {
    chosen,
    toggle: (application) =>
      setChosen((before) => {
        const next = new Map(before);
        if (!next.delete(application.id)) next.set(application.id, application);
        return next;
      }),
    toggleAll: (applications) =>
      setChosen((before) => {
        const next = new Map(before);
        const areAllChosen = applications.every(({ id }) => before.has(id));
        for (const application of applications) {
          if (areAllChosen) next.delete(application.id);
          else next.set(application.id, application);
        }
        return next;
      }),
    clear: () => setChosen(new Map()),
  };
}
