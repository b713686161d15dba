import { useState } from 'react';

export type Selection = {
  ids: ReadonlySet<string>;
  /** Everything the filters leave, on every page. */
  isAll: boolean;
  has: (id: string) => boolean;
  setMany: (ids: readonly string[], isOn: boolean) => void;
  selectAll: () => void;
  clear: () => void;
};

const NOTHING: ReadonlySet<string> = new Set();

/** Which jobs are chosen. It survives turning the page; a list with other filters is another list. */
export function useSelection(filterKey: string): Selection {
  const [{ key, ids, isAll }, setState] = useState({ key: filterKey, ids: NOTHING, isAll: false });
  const isSame = key === filterKey;
  const [chosen, whole] = isSame ? [ids, isAll] : [NOTHING, false];
  return {
    ids: chosen,
    isAll: whole,
    has: (id) => whole || chosen.has(id),
    setMany(changed, isOn) {
      const next = new Set(chosen);
      for (const id of changed)
        if (isOn) next.add(id);
        else next.delete(id);
      setState({ key: filterKey, ids: next, isAll: false });
    },
    selectAll: () => setState({ key: filterKey, ids: NOTHING, isAll: true }),
    clear: () => setState({ key: filterKey, ids: NOTHING, isAll: false }),
  };
}
