import type { JobContent, JobPosting } from '@stellenvisite/contract/job-postings.schema';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { dataOf } from '../../../api/data-of.ts';
import type { components } from '../../../api/schema.gen.ts';
import { api } from '../../../session/api.ts';
import { postingOnDevice } from './device-changes.ts';
import { createPostingStore, type PostingStore, toStored } from './posting-store.ts';

type Schemas = components['schemas'];

export const loadPosting = (id: string): Promise<JobPosting> =>
  dataOf(api.GET('/api/employer/jobs/{id}', { params: { path: { id } } }));

type Opened = {
  employerId: string;
  posting: JobPosting | null;
  initial: JobContent;
  onCreated: (posting: JobPosting) => void;
};

/** One store for as long as the form is open: it hears of the way back to the page and of the network. */
export function usePostingStore({ employerId, posting, initial, onCreated }: Opened): PostingStore {
  const [store] = useState(() => {
    let id = posting?.id ?? null;
    return createPostingStore({
      posting,
      initial,
      load: loadPosting,
      create: async (content) => {
        const created = await dataOf(
          api.POST('/api/employer/jobs', { body: { ...content, employerId } as Schemas['CreateJobPostingInput'] }),
        );
        postingOnDevice.write(employerId, null);
        id = created.id;
        onCreated(created);
        return created;
      },
      save: ({ id: saved, version }, change) =>
        dataOf(
          api.PATCH('/api/employer/jobs/{id}', {
            params: { path: { id: saved } },
            body: { ...change, version } as Schemas['ChangeJobPostingInput'],
          }),
        ),
      keep: (changes) => postingOnDevice.write(id ?? employerId, changes),
    });
  });
  const openedId = posting?.id;
  useEffect(() => {
    const unsaved = postingOnDevice.read(openedId ?? employerId);
    if (unsaved) store.resume(unsaved);
    const lookWhenBack = () => {
      const { posting: known } = store.state().stored;
      if (document.visibilityState !== 'visible' || !known) return;
      void loadPosting(known.id).then(
        (loaded) => store.receive(toStored(loaded)),
        () => undefined,
      );
    };
    const saveNow = () => void store.flush();
    document.addEventListener('visibilitychange', lookWhenBack);
    addEventListener('online', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', lookWhenBack);
      removeEventListener('online', saveNow);
      store.stop();
    };
  }, [store, openedId, employerId]);
  return store;
}

export const PostingContext = createContext<PostingStore | null>(null);

/** The job as it is shown, and how to change it. */
export function usePosting() {
  const store = useContext(PostingContext);
  if (!store) throw new Error('a part of the form stands outside of it');
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  const { change, flush, decide } = store;
  return {
    ...toShown(state),
    change,
    receive: (posting: JobPosting) => store.receive(toStored(posting)),
    flush,
    decide,
    read: () => toShown(store.state()),
  };
}

const toShown = ({ stored, data, ...state }: ReturnType<PostingStore['state']>) => ({
  ...state,
  stored: stored.posting,
  content: data,
});
