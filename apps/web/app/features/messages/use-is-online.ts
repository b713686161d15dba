import { useBrowserValue } from '../../ui/use-browser-value.ts';

const subscribe = (listener: () => void) => {
  for (const event of ['online', 'offline']) window.addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener);
  };
};
const read = () => navigator.onLine;

export const useIsOnline = (): boolean => useBrowserValue(subscribe, read, true);
