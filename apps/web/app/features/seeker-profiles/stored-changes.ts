import {
  changeSeekerProfileSchema,
  type SeekerProfileData,
  seekerProfileDataSchema,
} from '@stellenvisite/contract/seeker-profiles.schema';
import { z } from '@stellenvisite/contract/zod';
import { onAccountChange } from '../../session/on-account-change.ts';
import type { ProfileDraft } from './profile-draft.ts';

/** Changes that could not be saved yet, and the profile they were made on. */
export type StoredChanges = { draft: ProfileDraft; before: SeekerProfileData };

const schema = z.object({ draft: changeSeekerProfileSchema, before: seekerProfileDataSchema });

const PREFIX = 'profile-changes:';
let isWatching = false;

export function readStoredChanges(userId: string): StoredChanges | null {
  try {
    const parsed = schema.safeParse(JSON.parse(localStorage.getItem(PREFIX + userId) ?? 'null'));
    return parsed.success ? (parsed.data as StoredChanges) : null;
  } catch {
    return null;
  }
}

/** Null: everything is saved. */
export function writeStoredChanges(userId: string, changes: StoredChanges | null): void {
  try {
    if (changes) localStorage.setItem(PREFIX + userId, JSON.stringify(changes));
    else localStorage.removeItem(PREFIX + userId);
    if (!isWatching) onAccountChange(removeAll);
    isWatching = true;
  } catch {
    // Without storage the changes live as long as the page.
  }
}

/** Nothing stays behind on a shared computer once somebody has signed out. */
function removeAll(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
