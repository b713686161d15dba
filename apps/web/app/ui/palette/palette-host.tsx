import { Search } from 'lucide-react';
import { type ReactNode, Suspense, startTransition, useEffect, useEffectEvent, useState } from 'react';

type PaletteHostProps = {
  label: string;
  /** The name of the control key in this language; a Mac has ⌘. */
  controlKey: string;
  /** Nothing opens before somebody is known who may look for something. */
  isReady: boolean;
  /** A second button of the same palette, for the bar of a phone: without the keys. */
  isIcon?: boolean;
  /** The palette, loaded on first use. */
  children: (close: () => void) => ReactNode;
};

const never = () => () => undefined;
const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** Opens a palette by its button and by Ctrl K or ⌘ K on every page of an area. */
export function PaletteHost({ label, controlKey, isReady, isIcon = false, children }: PaletteHostProps) {
  const [isOpen, setIsOpen] = useState(false);
  const hasCommandKey = useBrowserValue(never, isMac, false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    // Opening the palette over a dialog could lose the text typed there.
    if (isReady && !document.querySelector('dialog[open]')) setIsOpen(true);
  });
  useEffect(() => {
    if (isIcon) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isIcon]);
  return (
    <>
      <button
        type="button"
        className={isIcon ? 'icon-btn' : 'e-jump'}
        aria-haspopup="dialog"
        aria-keyshortcuts={isIcon ? undefined : 'Control+K Meta+K'}
        disabled={!isReady}
        title={label}
        onClick={() => setIsOpen(true)}
      >
        <Search size={isIcon ? 22 : 18} strokeWidth={1.75} />
        <span className={isIcon ? 'visually-hidden' : undefined}>{label}</span>
        {!isIcon && (
          <i aria-hidden="true">
            <kbd>{hasCommandKey ? '⌘' : controlKey}</kbd>
            <kbd>K</kbd>
          </i>
        )}
      </button>
      {isOpen && isReady && <Suspense fallback={null}>{children(() => setIsOpen(false))}</Suspense>}
    </>
  );
}

/**
 * A value that only the browser knows, such as a cookie. The first render has the server's; the browser's follows as a
 * transition, which React takes in slices. `useSyncExternalStore` would render the page again in one piece, just when
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
