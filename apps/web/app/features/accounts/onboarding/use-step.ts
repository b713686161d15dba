import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

const PARAM = 'schritt';

/** The step that an address names, counted from 0; what is no step of ours is the one where the person left off. */
export function stepOf(param: string | null, count: number, saved: number): number {
  const named = Number(param) - 1;
  const step = param !== null && Number.isInteger(named) ? named : saved;
  return Math.max(0, Math.min(count - 1, step));
}

/** The step is in the address, so that the back button leads to the question before. A new question takes the focus. */
export function useStep(count: number, saved: number) {
  const [params, setParams] = useSearchParams();
  const step = stepOf(params.get(PARAM), count, saved);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  const go = (to: number) => setParams({ [PARAM]: String(to + 1) }, { preventScrollReset: true });
  return { step, go, heading };
}
