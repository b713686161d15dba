import { useEffect, useEffectEvent } from 'react';

type PoolKeys = {
  /** The profiles in the order of the list. */
  ids: readonly string[];
  openId: string | null;
  onOpen: (id: string) => void;
  onAsk: (id: string) => void;
  onMark: (id: string) => void;
  onClose: () => void;
};

/** J, K and the arrows move through the cards, A asks, M marks, Escape closes; Enter is the card's own link. */
export function usePoolKeys(keys: PoolKeys): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('dialog[open], [role=dialog][data-state=open], [role=menu]')) return;
    if (act(event.key, keys)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => answer(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const STEPS: Record<string, number | undefined> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Checks whether the key meant something. */
function act(key: string, { ids, openId, onOpen, onAsk, onMark, onClose }: PoolKeys): boolean {
  const current = openId ?? focusedId();
  const step = STEPS[key];
  if (step) {
    const next = current === null ? ids[0] : ids[ids.indexOf(current) + step];
    if (!next) return false;
    linkOf(next)?.focus();
    if (openId) onOpen(next);
  } else if (key === 'Escape' && openId) {
    onClose();
    linkOf(openId)?.focus();
  } else if (key === 'a' && current) onAsk(current);
  else if (key === 'm' && current) onMark(current);
  else return false;
  return true;
}

const linkOf = (id: string) => document.querySelector<HTMLElement>(`[data-talent='${id}']`);

function focusedId(): string | null {
  const card = document.activeElement?.closest('article')?.querySelector<HTMLElement>('[data-talent]');
  return card?.dataset.talent ?? null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
