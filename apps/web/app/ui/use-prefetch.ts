import { useSyncExternalStore } from 'react';
import { useIsConnectionLost } from './feedback/until-loaded.ts';

/**
 * Returns how links load the page that they lead to: with the pointer on them, and not at all without a network. The router
 * answers a module that it cannot load by reloading the page that is being read.
 */
export function usePrefetch(): 'intent' | 'none' {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return useIsConnectionLost() || !isOnline ? 'none' : 'intent';
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
