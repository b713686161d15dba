/** The colours of the map, read from the design tokens of the current theme. */
const TOKENS = {
  water: '--shift-t-tint',
  waterLine: '--shift-t',
  around: '--sheet-2',
  land: '--sheet',
  region: '--line-2',
  border: '--ink-3',
  farBorder: '--line-2',
  label: '--ink-2',
  halo: '--sheet',
  circle: '--pen',
  circleLine: '--marker-2',
} as const;

export type MapColours = Record<keyof typeof TOKENS, string>;

export function readMapColours(element: Element): MapColours {
  const style = getComputedStyle(element);
  const colours = Object.entries(TOKENS).map(([name, token]) => [name, style.getPropertyValue(token).trim()]);
  return Object.fromEntries(colours) as MapColours;
}

/** Calls back when day and night change places, by the person's choice or the system's. */
export function watchTheme(listener: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', listener);
  };
}
