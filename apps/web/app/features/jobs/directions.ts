export type Travel = 'car' | 'transit';

/** Apple's devices open their own map app by this address, all others the one that takes Google's. */
export const usesAppleMaps = (userAgent: string): boolean => /iPhone|iPad|Macintosh/.test(userAgent);

/** Directions to a place, from wherever the person is. Nothing is sent before somebody follows the link. */
export function directionsLink(destination: string, travel: Travel, isApple: boolean): string {
  const to = encodeURIComponent(destination);
  if (isApple) return `https://maps.apple.com/?daddr=${to}&dirflg=${travel === 'car' ? 'd' : 'r'}`;
  const mode = travel === 'car' ? 'driving' : 'transit';
  return `https://www.google.com/maps/dir/?api=1&destination=${to}&travelmode=${mode}`;
}
