import { useNavigation } from 'react-router';

/** A line over the page while the next one is on its way. */
export function RouteProgress({ isPaused }: { isPaused: boolean }) {
  const busy = useNavigation().state === 'loading' && !isPaused;
  return <div className="route-line" data-busy={busy || undefined} aria-hidden="true" />;
}
