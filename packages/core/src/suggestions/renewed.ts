/**
 * A value that may lag behind: whoever asks gets what is known at once, and what is older than allowed is renewed behind
 * their back. Only the very first waits.
 */
export function createRenewed<K extends object, T>(
  load: (key: K) => Promise<T>,
  maxAgeMs: number,
): (key: K) => Promise<T> {
  const known = new WeakMap<K, { value: Promise<T>; at: number; isRenewing: boolean }>();

  function renew(key: K): Promise<T> {
    const value = load(key);
    const entry = { value, at: performance.now(), isRenewing: false };
    value.catch(() => {
      if (known.get(key) === entry) known.delete(key);
    });
    known.set(key, entry);
    return value;
  }

  return (key) => {
    const entry = known.get(key);
    if (!entry) return renew(key);
    if (performance.now() - entry.at > maxAgeMs && !entry.isRenewing) {
      entry.isRenewing = true;
      load(key).then(
        (value) => known.set(key, { value: Promise.resolve(value), at: performance.now(), isRenewing: false }),
        () => {
          entry.isRenewing = false;
        },
      );
    }
    return entry.value;
  };
}
