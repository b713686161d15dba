import { useNavigation } from 'react-router';

/** A line over the page while the next one is on its way. */
export function RouteProgress() {
  const busy = useNavigation().state === 'loading';
  return <div className="route-line" data-busy={busy || undefined} aria-hidden="true" />;
}
