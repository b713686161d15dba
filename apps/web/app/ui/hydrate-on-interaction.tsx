import { type ReactNode, Suspense, use, useSyncExternalStore } from 'react';

const INTERACTION_EVENTS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const;

let firstInteraction: Promise<void> | undefined;

/** Settles at the first sign of a person: a touch, a key, the pointer, the page being scrolled. It may be before this script. */
function untilFirstInteraction(): Promise<void> {
  firstInteraction ??= new Promise((resolve) => {
    if (navigator.userActivation?.hasBeenActive) return resolve();
    const options = { capture: true, passive: true };
    const give = () => {
      for (const sign of INTERACTION_EVENTS) removeEventListener(sign, give, options);
      resolve();
    };
    for (const sign of INTERACTION_EVENTS) addEventListener(sign, give, options);
  });
  return firstInteraction;
}

const never = () => () => {};

/**
 * A part of a page below its first screen. What the server sent stands there and works as plain HTML; React brings it to
 * life at the first sign of a person, so that a slow phone is not busy with it while its owner reads the top. Only for
 * parts that nothing outside of them changes before that: an update would have React throw the server's HTML away.
 */
export function HydrateOnInteraction({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Gate>{children}</Gate>
    </Suspense>
  );
}

function Gate({ children }: { children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  if (isHydrating && typeof window !== 'undefined') use(untilFirstInteraction());
  return children;
}
