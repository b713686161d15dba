import type { ProfileItem } from '@stellenvisite/contract/seekers/seeker-profiles';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

export const PROFILE_PATH = '/dashboard/profil';

/** Returns the id of the control for an item; it is also the hash that leads to it. */
export const targetOf = (item: ProfileItem): string => `profil-${item}`;

const IN_CAREER: readonly ProfileItem[] = [
  'licence',
  'languages',
  'yearsOfExperience',
  'experience',
  'education',
  'cv',
  'phone',
];

/** Checks whether the address leads to a field of the part that is folded at first. */
export const isCareerTarget = (hash: string): boolean => IN_CAREER.some((item) => hash === `#${targetOf(item)}`);

/** Puts the focus where the address leads, also when the same link is followed once more. */
export function useFocusTarget(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has a key of its own
  useEffect(() => {
    if (!hash.startsWith('#profil-')) return;
    const target = document.getElementById(hash.slice(1));
    target?.scrollIntoView?.({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, [hash, key]);
}
