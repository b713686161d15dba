import { z } from '@stellenvisite/contract/platform/zod';
import {
  changeSeekerProfileSchema,
  type SeekerProfile,
  type SeekerProfileData,
  seekerProfileDataSchema,
} from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { createContext, useContext, useEffect, useState } from 'react';
import { dataOf } from '../../../api/data-of.ts';
import { type AutosaveStore, createAutosaveStore } from '../../../autosave/autosave-store.ts';
import { createDeviceChanges } from '../../../autosave/device-changes.ts';
import { api } from '../../../session/api.ts';
import { useStore } from '../../../ui/create-store.ts';

const CHANNEL = 'seeker-profile';

let channel: BroadcastChannel | null | undefined;

/** Fields with the values they are to have. */
export type ProfileDraft = Partial<SeekerProfileData>;

/** Changes that could not be saved yet, and the profile they were made on. */
export type StoredChanges = { draft: ProfileDraft; before: SeekerProfileData };

const schema = z.object({ draft: changeSeekerProfileSchema, before: seekerProfileDataSchema });

const onDevice = createDeviceChanges<StoredChanges>('profile-changes:', {
  safeParse: (value) => schema.safeParse(value) as { success: boolean; data?: StoredChanges },
});

const readStoredChanges = onDevice.read;

const writeStoredChanges = onDevice.write;

type ProfileStore = AutosaveStore<SeekerProfileData, SeekerProfile>;

type Settings = {
  profile: SeekerProfile;
  load: () => Promise<SeekerProfile>;
  save: (change: ProfileDraft, since: string | null) => Promise<SeekerProfile>;
  /** Keeps on the device what is not saved yet; null when nothing is left. */
  persist: (changes: StoredChanges | null) => void;
};

export const loadProfile = (): Promise<SeekerProfile> => dataOf(api.GET('/api/profile'));

/** Returns one store for as long as the screen is open: it hears of other tabs, of the way back to the page and of the network. */
export function useProfileStore(userId: string, profile: SeekerProfile): ProfileStore {
  const [store] = useState(() =>
    createProfileStore({
      profile,
      load: loadProfile,
      save: async (body, since) => {
        const query = since ? { since } : {};
        const saved = await dataOf(api.PATCH('/api/profile', { body, params: { query } }));
        announceProfileChange();
        return saved;
      },
      persist: (changes) => writeStoredChanges(userId, changes),
    }),
  );
  useEffect(() => {
    const unsaved = readStoredChanges(userId);
    if (unsaved) store.resume(unsaved);
    const look = () => void loadProfile().then(store.receive, () => undefined);
    const lookWhenBack = () => document.visibilityState === 'visible' && look();
    const saveNow = () => void store.flush();
    const stopListening = onProfileChangeElsewhere(look);
    document.addEventListener('visibilitychange', lookWhenBack);
    addEventListener('online', saveNow);
    return () => {
      stopListening();
      document.removeEventListener('visibilitychange', lookWhenBack);
      removeEventListener('online', saveNow);
      store.stop();
    };
  }, [store, userId]);
  return store;
}

export const ProfileContext = createContext<ProfileStore | null>(null);

function useStoreOfContext(): ProfileStore {
  const store = useContext(ProfileContext);
  if (!store) throw new Error('a part of the profile stands outside of it');
  return store;
}

/** Returns the profile as it is shown, and how to change it. */
export function useProfile() {
  const store = useStoreOfContext();
  const state = useStore(store);
  const { change, reject, receive, flush, decide } = store;
  return { ...state, change, reject, receive, flush, decide };
}

export function createProfileStore({ profile, load, save, persist }: Settings): ProfileStore {
  return createAutosaveStore<SeekerProfileData, SeekerProfile>({
    stored: profile,
    orderOf: ({ updatedAt }) => updatedAt ?? '',
    load,
    save: (change, { updatedAt }) => save(change, updatedAt),
    persist: persist,
    parse: (change) => {
      const parsed = changeSeekerProfileSchema.safeParse(change);
      return parsed.success ? (parsed.data as ProfileDraft) : null;
    },
    conflictCode: 'profile.changed_elsewhere',
    fieldRefusals: ['request.invalid'],
  });
}

/** Opens one channel for the tab, which does not receive its own messages. */
function openChannel(): BroadcastChannel | null {
  channel ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  return channel;
}

export function announceProfileChange(): void {
  openChannel()?.postMessage('changed');
}

function onProfileChangeElsewhere(listener: () => void): () => void {
  const open = openChannel();
  open?.addEventListener('message', listener);
  return () => open?.removeEventListener('message', listener);
}
