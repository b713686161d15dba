import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { EmmaButton } from './emma-button.tsx';
import { openerOfEmma, useIsEmmaOpen } from './panel-state.ts';
import { useEmmaPlace } from './use-emma-place.ts';

const EmmaPanel = lazyPart(async () => (await import('../panel/emma-panel.tsx')).EmmaPanel);

/** On every page with a frame: the button, and once it is pressed the panel, whose script comes only then. */
export function EmmaLayer() {
  const place = useEmmaPlace();
  const isOpen = useIsEmmaOpen();
  const { pathname } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) (openerOfEmma() ?? button.current)?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  // Her own page shows the conversation itself.
  if (place === 'unknown' || place === 'off' || pathname === '/emma') return null;
  const closed = place === 'everywhere' && <EmmaButton ref={button} />;
  return isOpen ? (
    <Suspense fallback={closed}>
      <EmmaPanel />
    </Suspense>
  ) : (
    closed
  );
}
