import {
  changeSeekerProfileSchema,
  type SeekerProfile,
  type SeekerProfileData,
} from '@stellenvisite/contract/seeker-profiles.schema';
import { type AutosaveStore, createAutosaveStore } from '../../autosave/autosave-store.ts';
import type { ProfileDraft } from './profile-draft.ts';
import type { StoredChanges } from './stored-changes.ts';

export type ProfileStore = AutosaveStore<SeekerProfileData, SeekerProfile>;

type Settings = {
  profile: SeekerProfile;
  load: () => Promise<SeekerProfile>;
  save: (change: ProfileDraft, since: string | null) => Promise<SeekerProfile>;
  /** Keeps on the device what is not saved yet; null when nothing is left. */
  keep: (changes: StoredChanges | null) => void;
};

export function createProfileStore({ profile, load, save, keep }: Settings): ProfileStore {
  return createAutosaveStore<SeekerProfileData, SeekerProfile>({
    stored: profile,
    orderOf: ({ updatedAt }) => updatedAt ?? '',
    load,
    save: (change, { updatedAt }) => save(change, updatedAt),
    keep,
    parse: (change) => {
      const parsed = changeSeekerProfileSchema.safeParse(change);
      return parsed.success ? (parsed.data as ProfileDraft) : null;
    },
    conflictCode: 'profile.changed_elsewhere',
    fieldRefusals: ['request.invalid'],
  });
}
