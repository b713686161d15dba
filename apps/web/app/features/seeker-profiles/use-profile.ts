import type { SeekerProfile } from '@stellenvisite/contract/seeker-profiles.schema';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { dataOf } from '../../api/data-of.ts';
import { api } from '../../session/api.ts';
import { announceProfileChange, onProfileChangeElsewhere } from './other-tabs.ts';
import { createProfileStore, type ProfileStore } from './profile-store.ts';
import { readStoredChanges, writeStoredChanges } from './stored-changes.ts';

export const loadProfile = (): Promise<SeekerProfile> => dataOf(api.GET('/api/profile'));

/** One store for as long as the screen is open: it hears of other tabs, of the way back to the page and of the network. */
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
      keep: (changes) => writeStoredChanges(userId, changes),
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

function useStore(): ProfileStore {
  const store = useContext(ProfileContext);
  if (!store) throw new Error('a part of the profile stands outside of it');
  return store;
}

/** The profile as it is shown, and how to change it. */
export function useProfile() {
  const store = useStore();
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  const { change, reject, receive, flush, decide } = store;
  return { ...state, change, reject, receive, flush, decide };
}
