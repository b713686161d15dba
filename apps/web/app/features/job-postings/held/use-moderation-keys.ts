import { useEffect, useEffectEvent } from 'react';
import { DECISIONS, type Decision } from './use-decisions.ts';

type ModerationKeys = {
  onStep: (by: 1 | -1) => void;
  onDecision: (decision: Decision) => void;
  onNextReason: () => void;
  onSend: () => void;
  onUndo: () => void;
  onHelp: () => void;
};

/** The keys of the drawing. Only Ctrl+Enter acts while somebody types, and none while a dialog is open. */
export function useModerationKeys(keys: ModerationKeys): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open], [role=menu]')) return;
    const isSending = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isSending && (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))) return;
    const act = isSending ? keys.onSend : actOf(event.key, keys);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => answer(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function actOf(key: string, keys: ModerationKeys): (() => void) | undefined {
  const decision = DECISIONS[Number(key) - 1];
  if (decision) return () => keys.onDecision(decision);
  const acts: Record<string, () => void> = {
    j: () => keys.onStep(1),
    k: () => keys.onStep(-1),
    g: keys.onNextReason,
    z: keys.onUndo,
    '?': keys.onHelp,
  };
  return acts[key.toLowerCase()];
}

/** A radio of the decision is no field one types in. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input:not([type=radio]), textarea, select') !== null;
}
