import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { QueryProvider } from '../../../../session/query-provider.tsx';
import { type Emma, useEmma } from '../chat/use-emma.ts';
import { closeEmma } from '../shared/panel-state.ts';
import { EmmaWindow } from './emma-window.tsx';
import { SHEET } from './leave-sheet.ts';

/** Docked next to the page where there is room, over it where there is less, and a sheet that covers it on a phone. */
export function EmmaPanel() {
  const isSheet = useIsSheet();
  const emma = useEmma();
  return <QueryProvider>{isSheet ? <Sheet emma={emma} /> : <Dock emma={emma} />}</QueryProvider>;
}

/** Escape stops an answer that is on its way, and closes the panel otherwise. */
function stopOrClose({ isRunning, halt }: Emma): void {
  if (isRunning) halt();
  else closeEmma();
}

function Dock({ emma }: { emma: Emma }) {
  const titleId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  useBelowHeader(panel);
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    stopOrClose(emma);
  };
  return (
    <aside ref={panel} className="ea ea-dock no-print" aria-labelledby={titleId} onKeyDown={byKey}>
      <EmmaWindow emma={emma} titleId={titleId} field={field} onClose={closeEmma} />
    </aside>
  );
}

function Sheet({ emma }: { emma: Emma }) {
  const titleId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    field.current?.focus({ preventScroll: true });
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="ea ea-sheet"
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        stopOrClose(emma);
      }}
    >
      <EmmaWindow emma={emma} titleId={titleId} field={field} onClose={closeEmma} />
    </dialog>
  );
}

/** The header scrolls with the page; the panel begins below what is left of it. */
function useBelowHeader(panel: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const header = document.querySelector('.site-top');
    const place = () => {
      const bottom = header?.getBoundingClientRect().bottom ?? 0;
      panel.current?.style.setProperty('top', `${Math.max(0, bottom)}px`);
    };
    place();
    addEventListener('scroll', place, { passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place);
      removeEventListener('resize', place);
    };
  }, [panel]);
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(SHEET);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const useIsSheet = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(SHEET).matches,
    () => false,
  );
