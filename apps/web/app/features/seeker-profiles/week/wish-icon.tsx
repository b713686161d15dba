import type { ShiftWish } from '@stellenvisite/contract/seeker-profiles';
import { Check, Circle, X } from 'lucide-react';

const ICONS = { like: Check, ok: Circle, no: X } as const;

/** Tick, ring and cross: a wish is never told by colour alone. */
export function WishIcon({ wish }: { wish: ShiftWish | null }) {
  if (!wish) return null;
  const Icon = ICONS[wish];
  return <Icon size={wish === 'ok' ? 14 : 18} />;
}
