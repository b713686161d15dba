import { onLiveEvent } from '../../../../realtime/use-live-event.ts';
import { api } from '../../../../session/api.ts';
import { fillOwnApplications, provideOwnApplications } from './own-application-store.ts';

/** Reads to which jobs a job seeker has applied, and again when that may have changed. Returns how to stop. */
export function followOwnApplications(): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  // Without an answer the cards stay as they are.
  const read = async () => {
    const answer = await api.GET('/api/applied-jobs', { signal }).catch(() => null);
    if (answer?.data && !signal.aborted) fillOwnApplications(answer.data);
  };
  const stopProviding = provideOwnApplications(read);
  const stopListening = onLiveEvent('application.changed', () => void read());
  const readWhenVisible = () => {
    if (document.visibilityState === 'visible') void read();
  };
  document.addEventListener('visibilitychange', readWhenVisible, { signal });
  void read();
  return () => {
    stopped.abort();
    stopListening();
    stopProviding();
  };
}
