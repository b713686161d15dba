import { timingSafeEqual } from 'node:crypto';

/** Compares in constant time: how long it takes says nothing of how much of a guess is right. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
