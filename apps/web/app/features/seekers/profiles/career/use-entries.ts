import { useEffect, useRef, useState } from 'react';

/** Returns a list whose entries may be unfinished for a while: only what is complete is passed on; a list from elsewhere replaces it. */
export function useEntries<Entry>(
  stored: readonly Entry[],
  isComplete: (entry: Entry) => boolean,
  onChange: (entries: Entry[]) => void,
) {
  const [entries, setEntries] = useState<readonly Entry[]>(stored);
  const own = useRef(JSON.stringify(stored));
  useEffect(() => {
    if (JSON.stringify(stored) === own.current) return;
    own.current = JSON.stringify(stored);
    setEntries(stored);
  }, [stored]);
  const put = (next: readonly Entry[]) => {
    const complete = next.filter(isComplete);
    own.current = JSON.stringify(complete);
    setEntries(next);
    onChange(complete);
  };
  return {
    entries,
    add: (entry: Entry) => setEntries([...entries, entry]),
    change: (index: number, entry: Entry) => put(entries.with(index, entry)),
    remove: (index: number) => put(entries.toSpliced(index, 1)),
  };
}
