import {
  changeSeekerProfileSchema,
  type SeekerProfile,
  type SeekerProfileData,
} from '@stellenvisite/contract/seeker-profiles.schema';
import { problemCodeOf } from '../../api/problem-code.ts';
import { mayRetry, retryDelay } from '../../api/query-client.ts';
import {
  fieldsOf,
  findConflicts,
  omit,
  openChanges,
  type ProfileDraft,
  type ProfileField,
  pick,
} from './profile-draft.ts';
import type { StoredChanges } from './stored-changes.ts';

const PAUSE_MS = 600;

/** `waiting`: saved as soon as the typing pauses. `offline`: the server was not reached, tried again by itself. */
export type SaveStatus = 'idle' | 'waiting' | 'saving' | 'saved' | 'offline' | 'refused' | 'conflict';

export type ProfileState = {
  /** As the server last told it. */
  stored: SeekerProfile;
  /** What is not saved yet. */
  draft: ProfileDraft;
  /** What the fields show: stored, and over it what is not saved yet. */
  data: SeekerProfileData;
  /** Fields whose input cannot be saved; their old value stays. */
  invalid: ReadonlySet<ProfileField>;
  /** Fields that were changed elsewhere while they were being changed here. */
  conflicts: readonly ProfileField[];
  status: SaveStatus;
  savedAt: Date | null;
};

type Settings = {
  profile: SeekerProfile;
  load: () => Promise<SeekerProfile>;
  save: (change: ProfileDraft, since: string | null) => Promise<SeekerProfile>;
  /** Keeps on the device what is not saved yet; null when nothing is left. */
  keep: (changes: StoredChanges | null) => void;
};

export type ProfileStore = ReturnType<typeof createProfileStore>;

/** A profile that saves itself, one request after the other, and never over what was written elsewhere. */
export function createProfileStore({ profile, load, save, keep }: Settings) {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let saving: Promise<boolean> | null = null;
  let isKept = false;
  let state: ProfileState = {
    stored: profile,
    draft: {},
    data: profile.data,
    invalid: new Set(),
    conflicts: [],
    status: profile.updatedAt === null ? 'idle' : 'saved',
    savedAt: profile.updatedAt === null ? null : new Date(profile.updatedAt),
  };

  const update = (change: Partial<ProfileState>) => {
    const next = { ...state, ...change };
    state = { ...next, data: { ...next.stored.data, ...next.draft } };
    // Another tab may have changes of its own on the device.
    if (hasDraft() || isKept) keep(hasDraft() ? { draft: state.draft, before: state.stored.data } : null);
    isKept = hasDraft();
    for (const listener of listeners) listener();
  };
  const hasDraft = () => fieldsOf(state.draft).length > 0;
  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  };

  /** Takes in what the server says: what is being changed here stays, what changed on both sides is asked about. */
  const absorb = (stored: SeekerProfile, draft: ProfileDraft, before: SeekerProfileData) => {
    const open = openChanges(draft, stored.data);
    const found = new Set([...state.conflicts, ...findConflicts(open, before, stored.data)]);
    update({ stored, draft: open, conflicts: [...found].filter((field) => field in open) });
  };

  const receive = (stored: SeekerProfile) => {
    // An answer that was on its way while a newer one came.
    if ((stored.updatedAt ?? '') < (state.stored.updatedAt ?? '')) return;
    absorb(stored, state.draft, state.stored.data);
    if (state.conflicts.length > 0) update({ status: 'conflict' });
  };

  const change = (changed: ProfileDraft) => {
    const parsed = changeSeekerProfileSchema.safeParse(changed);
    const fields = fieldsOf(changed);
    const valid = new Set([...state.invalid].filter((field) => !fields.includes(field)));
    if (!parsed.success) return update({ invalid: new Set([...valid, ...fields]), draft: omit(state.draft, fields) });
    const draft = { ...state.draft, ...(parsed.data as ProfileDraft) };
    // While a request is under way its outcome is open: what equals the stored value now may differ from it then.
    update({ invalid: valid, draft: saving ? draft : openChanges(draft, state.stored.data) });
    if (state.conflicts.length === 0) update({ status: 'waiting' });
    schedule(PAUSE_MS);
  };

  /** One request. A refusal of several fields is narrowed down to those that are to blame. */
  const send = async (fields: readonly ProfileField[]): Promise<void> => {
    const sent = pick(state.draft, fields);
    try {
      const stored = await save(sent, state.stored.updatedAt);
      const isUnchanged = (field: ProfileField) => state.draft[field] === sent[field];
      absorb(stored, omit(state.draft, fields.filter(isUnchanged)), { ...state.stored.data, ...sent });
    } catch (error) {
      if (problemCodeOf(error) !== 'request.invalid') throw error;
      if (fields.length > 1) for (const field of fields) await send([field]);
      else update({ draft: omit(state.draft, fields), invalid: new Set([...state.invalid, ...fields]) });
    }
  };

  const attempt = async (): Promise<boolean> => {
    const open = () => fieldsOf(state.draft).filter((field) => !state.conflicts.includes(field));
    const hadDraft = hasDraft();
    try {
      while (open().length > 0) {
        update({ status: 'saving' });
        await send(open()).catch(lookAgain);
      }
    } catch (error) {
      fail(error);
      return false;
    }
    failures = 0;
    if (hasDraft()) update({ status: 'conflict' });
    else if (state.status === 'saving') update({ status: 'saved', savedAt: new Date() });
    else if (hadDraft || state.status === 'waiting') update({ status: state.savedAt ? 'saved' : 'idle' });
    return !hasDraft();
  };

  const lookAgain = async (error: unknown): Promise<void> => {
    if (problemCodeOf(error) !== 'profile.changed_elsewhere') throw error;
    receive(await load());
  };

  const fail = (error: unknown) => {
    const isPassing = mayRetry(0, error) || problemCodeOf(error) === 'request.rate_limited';
    update({ status: isPassing ? 'offline' : 'refused' });
    if (isPassing) schedule(retryDelay(failures++));
  };

  /** Saves now what is not saved yet. Resolves with whether everything is saved. */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    saving ??= attempt().finally(() => {
      saving = null;
    });
    return saving;
  };

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change,
    /** What was typed cannot be read: the field says so, and keeps its value. */
    reject: (field: ProfileField) =>
      update({ invalid: new Set([...state.invalid, field]), draft: omit(state.draft, [field]) }),
    receive,
    flush,
    /** Goes on with what could not be saved when the page was last open. */
    resume: ({ draft, before }: StoredChanges) => {
      absorb(state.stored, draft, before);
      update({ status: 'waiting' });
      void flush();
    },
    /** Both sides changed the same fields: the person says which stands. */
    decide: (whose: 'mine' | 'theirs') => {
      const draft = whose === 'mine' ? state.draft : omit(state.draft, state.conflicts);
      update({ draft, conflicts: [], status: 'waiting' });
      void flush();
    },
    stop: () => clearTimeout(timer),
  };
}
