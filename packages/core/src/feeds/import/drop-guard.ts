import { TOO_SMALL_FROM, USUAL_FETCHES } from '@stellenvisite/contract/feeds';

export type Drop = { percent: number; usual: number; least: number; most: number };

/** Whether a fetch has so many fewer jobs than the last full ones that it is more likely broken than true; null where it is not. */
export function findDrop(items: number, before: readonly number[]): Drop | null {
  const usualOnes = before.slice(0, USUAL_FETCHES);
  if (usualOnes.length === 0) return null;
  const usual = usualOnes.reduce((sum, each) => sum + each, 0) / usualOnes.length;
  if (usual === 0 || items >= usual * (1 - TOO_SMALL_FROM)) return null;
  return {
    percent: Math.round((1 - items / usual) * 100),
    usual: Math.round(usual),
    least: Math.min(...usualOnes),
    most: Math.max(...usualOnes),
  };
}
