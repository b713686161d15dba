import { type JobContent, type JobPosting, jobContentSchema } from '@stellenvisite/contract/job-postings.schema';
import { type AutosaveStore, createAutosaveStore } from '../../../autosave/autosave-store.ts';
import type { DeviceChanges } from './device-changes.ts';

export type ContentField = keyof JobContent;

/** Without a posting until the first change has made it a draft. */
export type StoredPosting = { posting: JobPosting | null; data: JobContent; updatedAt: string | null };
export type PostingStore = AutosaveStore<JobContent, StoredPosting>;

type Settings = {
  posting: JobPosting | null;
  /** What a new job begins with; it is saved with the first change. */
  initial: JobContent;
  load: (id: string) => Promise<JobPosting>;
  create: (content: JobContent) => Promise<JobPosting>;
  save: (posting: JobPosting, change: JobContent) => Promise<JobPosting>;
  /** Keeps on the device what is not saved yet; null when nothing is left. */
  keep: (changes: DeviceChanges | null) => void;
};

export const toStored = (posting: JobPosting): StoredPosting => ({
  posting,
  data: posting.content,
  updatedAt: posting.updatedAt,
});

export function createPostingStore({ posting, initial, load, create, save, keep }: Settings): PostingStore {
  return createAutosaveStore<JobContent, StoredPosting>({
    stored: posting ? toStored(posting) : { posting, data: initial, updatedAt: null },
    parse: (change) => {
      const parsed = jobContentSchema.safeParse(change);
      return parsed.success ? parsed.data : null;
    },
    orderOf: (stored) => stored.posting?.version ?? 0,
    load: async (stored) => (stored.posting ? toStored(await load(stored.posting.id)) : stored),
    save: async (change, stored) =>
      toStored(await (stored.posting ? save(stored.posting, change) : create({ ...initial, ...change }))),
    keep,
    conflictCode: 'job_posting.version_stale',
    fieldRefusals: [],
  });
}
