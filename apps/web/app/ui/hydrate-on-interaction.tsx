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
let startHydrating: (() => void) | undefined;

/** For a change of the whole page that does not wait for a person, as the language of an account. */
export function hydrateNow(): void {
  startHydrating?.();
}

/** Resolves at the first interaction: touch, key, pointer or scroll. It may have happened before this script ran. */
function untilFirstInteraction(): Promise<void> {
  firstInteraction ??= new Promise((resolve) => {
    if (navigator.userActivation?.hasBeenActive) return resolve();
    const options = { capture: true, passive: true };
    const finish = () => {
      for (const event of INTERACTION_EVENTS) removeEventListener(event, finish, options);
      resolve();
    };
    startHydrating = finish;
    for (const event of INTERACTION_EVENTS) addEventListener(event, finish, options);
  });
  return firstInteraction;
}

const subscribeToNothing = () => () => {};

/**
 * For parts of a page below the first screen. The server's HTML works without script; React hydrates it at the first
 * interaction, so that a slow phone does not spend its start on it. Use it only for parts that no state outside of them
 * changes before: an update would make React discard the server's HTML.
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
    subscribeToNothing,
    () => false,
    () => true,
  );
  if (isHydrating && typeof window !== 'undefined') use(untilFirstInteraction());
  return children;
}
