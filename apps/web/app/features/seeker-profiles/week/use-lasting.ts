import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** The value once it has stayed the same for a moment. */
export function useLasting<Value>(value: Value): Value {
  const [lasting, setLasting] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLasting(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return lasting;
}
