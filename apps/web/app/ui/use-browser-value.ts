import { startTransition, useEffect, useState } from 'react';

/**
 * A value that only the browser knows, such as a cookie. The first render has the server's; the browser's follows as a
 * transition, which React takes in slices. `useSyncExternalStore` would render the page anew in one piece, just when
 * somebody first taps on it. Pass functions that stay the same.
 */
export function useBrowserValue<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
  atServer: Value,
): Value {
  const [value, setValue] = useState(atServer);
  useEffect(() => {
    const take = () => startTransition(() => setValue(read()));
    take();
    return subscribe(take);
  }, [subscribe, read]);
  return value;
}
