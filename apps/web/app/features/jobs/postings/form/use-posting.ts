import { type JobContent, type JobPosting, jobContentSchema } from '@stellenvisite/contract/jobs/job-postings.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { createContext, useContext, useEffect, useState } from 'react';
import { dataOf } from '../../../../api/data-of.ts';
import type { components } from '../../../../api/schema.gen.ts';
import { type AutosaveStore, createAutosaveStore } from '../../../../autosave/autosave-store.ts';
import { createDeviceChanges } from '../../../../autosave/device-changes.ts';
import { api } from '../../../../session/api.ts';
import { useStore } from '../../../../ui/create-store.ts';

/** Changes that could not be saved yet, and the content they were made on. */
type DeviceChanges = { draft: JobContent; before: JobContent };

/** Under the job's id, or the employer's for a job that is not even a draft yet. */
const postingOnDevice = createDeviceChanges<DeviceChanges>(
  'job-posting-changes:',
  z.object({ draft: jobContentSchema, before: jobContentSchema }),
);

export type ContentField = keyof JobContent;

/** Without a posting until the first change has made it a draft. */
type StoredPosting = { posting: JobPosting | null; data: JobContent; updatedAt: string | null };

type PostingStore = AutosaveStore<JobContent, StoredPosting> & {
  /** Makes a draft of the initial content, for a new job that nobody has changed. */
  begin: () => Promise<void>;
};

type Settings = {
  posting: JobPosting | null;
  /** The initial content of a new job; it is saved with the first change. */
  initial: JobContent;
  load: (id: string) => Promise<JobPosting>;
  create: (content: JobContent) => Promise<JobPosting>;
  save: (posting: JobPosting, change: JobContent) => Promise<JobPosting>;
  /** Keeps on the device what is not saved yet; null when nothing is left. */
  persist: (changes: DeviceChanges | null) => void;
};

export const toStored = (posting: JobPosting): StoredPosting => ({
  posting,
  data: posting.content,
  updatedAt: posting.updatedAt,
});

type Schemas = components['schemas'];

export const loadPosting = (id: string): Promise<JobPosting> =>
  dataOf(api.GET('/api/employer/jobs/{id}', { params: { path: { id } } }));

type Opened = {
  employerId: string;
  posting: JobPosting | null;
  initial: JobContent;
  onCreated: (posting: JobPosting) => void;
};

/** Returns one store for as long as the form is open: it hears of the way back to the page and of the network. */
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
      persist: (changes) => postingOnDevice.write(id ?? employerId, changes),
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

/** Returns the job as it is shown, and how to change it. */
export function usePosting() {
  const store = useContext(PostingContext);
  if (!store) throw new Error('a part of the form stands outside of it');
  const state = useStore(store);
  const { change, flush, decide, begin } = store;
  return {
    ...toShown(state),
    change,
    receive: (posting: JobPosting) => store.receive(toStored(posting)),
    flush,
    decide,
    begin,
    read: () => toShown(store.state()),
  };
}

const toShown = ({ stored, data, ...state }: ReturnType<PostingStore['state']>) => ({
  ...state,
  stored: stored.posting,
  content: data,
});

export function createPostingStore({ posting, initial, load, create, save, persist }: Settings): PostingStore {
  const store = createAutosaveStore<JobContent, StoredPosting>({
    stored: posting ? toStored(posting) : { posting, data: initial, updatedAt: null },
    parse: (change) => {
      const parsed = jobContentSchema.safeParse(change);
      return parsed.success ? parsed.data : null;
    },
    orderOf: (stored) => stored.posting?.version ?? 0,
    load: async (stored) => (stored.posting ? toStored(await load(stored.posting.id)) : stored),
    save: async (change, stored) =>
      toStored(await (stored.posting ? save(stored.posting, change) : create({ ...initial, ...change }))),
    persist: persist,
    conflictCode: 'job_posting.version_stale',
    fieldRefusals: [],
  });
  return { ...store, begin: async () => store.receive(toStored(await create(initial))) };
}
