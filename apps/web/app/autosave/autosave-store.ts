import type { ProblemCode } from '@stellenvisite/contract/platform/problems';
import { problemCodeOf } from '../api/problem-code.ts';
import { mayRetry, retryDelay } from '../api/query-client.ts';
import { createStore } from '../ui/create-store.ts';
import { fieldsOf, findConflicts, omit, openChanges, pick } from './field-changes.ts';

/** How long the typing has to pause, where nothing is public at once. */
const PAUSE_MS = 600;
const MAX_WAIT_MS = 2000;

/** As the server has it, and when it was changed last. */
export type Stored<Data> = { data: Data; updatedAt: string | null };

/** Unsaved changes and the values they were based on. */
export type UnsavedChanges<Data> = { draft: Partial<Data>; before: Data };

/** `waiting`: saved as soon as the typing pauses. `offline`: the server was not reached, tried again by itself. */
export type SaveStatus = 'idle' | 'waiting' | 'saving' | 'saved' | 'offline' | 'refused' | 'conflict';

export type AutosaveState<Data, S extends Stored<Data>> = {
  /** The latest data received from the server. */
  stored: S;
  /** Changes that are not saved yet. */
  draft: Partial<Data>;
  /** The values that the fields show: the stored data with the unsaved changes applied. */
  data: Data;
  /** Fields whose input cannot be saved; their old value stays. */
  invalid: ReadonlySet<keyof Data>;
  /** Fields that were changed elsewhere while they were being changed here. */
  conflicts: readonly (keyof Data)[];
  status: SaveStatus;
  savedAt: Date | null;
};

type Settings<Data, S extends Stored<Data>> = {
  stored: S;
  /** The change as it is sent; null where it cannot be saved. */
  parse: (change: Partial<Data>) => Partial<Data> | null;
  /** Grows with every change that the server keeps: by it an answer is known to be older, or the same. */
  orderOf: (stored: S) => string | number;
  load: (stored: S) => Promise<S>;
  save: (change: Partial<Data>, stored: S) => Promise<S>;
  /** Keeps on the device what is not saved yet; null when nothing is left. */
  persist: (changes: UnsavedChanges<Data> | null) => void;
  /** How long the typing has to pause. */
  pauseMs?: number;
  /** Says that somebody else has changed one of the fields since; null where nobody else can. */
  conflictCode: ProblemCode | null;
  /** Refusals that one of the fields is to blame for. */
  fieldRefusals: readonly ProblemCode[];
};

export type AutosaveStore<Data extends object, S extends Stored<Data>> = ReturnType<
  typeof createAutosaveStore<Data, S>
>;

/** Values that save themselves, one request after the other, and never over what was written elsewhere. */
export function createAutosaveStore<Data extends object, S extends Stored<Data>>(settings: Settings<Data, S>) {
  const { stored: first, parse, orderOf, load, save, persist, conflictCode, fieldRefusals } = settings;
  const { pauseMs = PAUSE_MS } = settings;
  // Whoever types without a pause is saved as well.
  const longestWaitMs = Math.max(MAX_WAIT_MS, 2 * pauseMs);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | null = null;
  let failures = 0;
  let saving: Promise<boolean> | null = null;
  /** Came while a request was under way. */
  let arrived: S | null = null;
  let isStored = false;
  const store = createStore<AutosaveState<Data, S>>({
    stored: first,
    draft: {},
    data: first.data,
    invalid: new Set(),
    conflicts: [],
    status: first.updatedAt === null ? 'idle' : 'saved',
    savedAt: first.updatedAt === null ? null : new Date(first.updatedAt),
  });
  const { get: state } = store;

  const update = (change: Partial<AutosaveState<Data, S>>) => {
    const next = { ...state(), ...change };
    const { draft, stored } = next;
    const isChanged = fieldsOf(draft).length > 0;
    // Another tab may have changes of its own on the device.
    if (isChanged || isStored) persist(isChanged ? { draft, before: stored.data } : null);
    isStored = isChanged;
    store.set({ ...next, data: { ...stored.data, ...draft } });
  };
  const hasDraft = () => fieldsOf(state().draft).length > 0;
  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  };

  /** Merges data from the server: unsaved changes are preserved, and fields that changed on both sides become conflicts. */
  const absorb = (stored: S, draft: Partial<Data>, before: Data) => {
    const open = openChanges(draft, stored.data);
    // Nobody else can have changed data that was never saved.
    const changed = stored.updatedAt === null ? [] : findConflicts(open, before, stored.data);
    const found = new Set([...state().conflicts, ...changed]);
    update({ stored, draft: open, conflicts: [...found].filter((field) => field in open) });
  };

  const takeIn = (stored: S) => {
    const [order, known] = [orderOf(stored), orderOf(state().stored)];
    // An answer that was on its way while a newer one came.
    if (order < known) return;
    // The same version has the same values, which the server may have written otherwise than they were typed here.
    absorb(order === known ? { ...stored, data: state().stored.data } : stored, state().draft, state().stored.data);
    if (state().conflicts.length > 0) update({ status: 'conflict' });
  };

  const receive = (stored: S) => {
    // It may be what this very request has written: nobody else has changed it then.
    if (saving) arrived = stored;
    else takeIn(stored);
  };

  const takeInArrived = () => {
    const late = arrived;
    arrived = null;
    if (late) takeIn(late);
  };

  const change = (changed: Partial<Data>) => {
    const parsed = parse(changed);
    const fields = fieldsOf(changed);
    const valid = new Set([...state().invalid].filter((field) => !fields.includes(field)));
    if (!parsed) return update({ invalid: new Set([...valid, ...fields]), draft: omit(state().draft, fields) });
    const draft = { ...state().draft, ...parsed };
    // While a request is under way its outcome is open: what equals the stored value now may differ from it then.
    update({ invalid: valid, draft: saving ? draft : openChanges(draft, state().stored.data) });
    if (state().conflicts.length === 0) update({ status: 'waiting' });
    waitingSince ??= Date.now();
    schedule(Math.max(0, Math.min(pauseMs, waitingSince + longestWaitMs - Date.now())));
  };

  /**
   * One request, after which the own words stand as they were typed. A refusal of several fields is narrowed down to those that are
   * to blame.
   */
  const send = async (fields: readonly (keyof Data)[]): Promise<void> => {
    const sent = pick(state().draft, fields);
    try {
      const saved = await save(sent, state().stored);
      const isUnchanged = (field: keyof Data) => state().draft[field] === sent[field];
      const own = { ...saved, data: { ...saved.data, ...sent } };
      absorb(own, omit(state().draft, fields.filter(isUnchanged)), { ...state().stored.data, ...sent });
    } catch (error) {
      const code = problemCodeOf(error);
      if (!code || !fieldRefusals.includes(code)) throw error;
      if (fields.length > 1) for (const field of fields) await send([field]);
      else update({ draft: omit(state().draft, fields), invalid: new Set([...state().invalid, ...fields]) });
    }
  };

  const attempt = async (): Promise<boolean> => {
    const open = () => fieldsOf(state().draft).filter((field) => !state().conflicts.includes(field));
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
    else if (state().status === 'saving') update({ status: 'saved', savedAt: new Date() });
    else if (hadDraft || state().status === 'waiting') update({ status: state().savedAt ? 'saved' : 'idle' });
    return !hasDraft();
  };

  const lookAgain = async (error: unknown): Promise<void> => {
    if (!conflictCode || problemCodeOf(error) !== conflictCode) throw error;
    takeIn(await load(state().stored));
  };

  const fail = (error: unknown) => {
    const isPassing = mayRetry(0, error) || problemCodeOf(error) === 'request.rate_limited';
    update({ status: isPassing ? 'offline' : 'refused' });
    if (isPassing) schedule(retryDelay(failures++));
  };

  /** Saves now what is not saved yet. Resolves with whether everything is saved. */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    waitingSince = null;
    saving ??= attempt().finally(() => {
      saving = null;
      takeInArrived();
    });
    return saving;
  };

  return {
    initial: store.initial,
    get: state,
    subscribe: store.subscribe,
    state,
    change,
    /** Marks a field whose input is invalid, and discards its unsaved change. */
    reject: (field: keyof Data) =>
      update({ invalid: new Set([...state().invalid, field]), draft: omit(state().draft, [field]) }),
    receive,
    flush,
    /** Goes on with what could not be saved when the page was last open. */
    resume: ({ draft, before }: UnsavedChanges<Data>) => {
      absorb(state().stored, draft, before);
      update({ status: 'waiting' });
      void flush();
    },
    /** Resolves conflicts with the person's choice of one side. */
    decide: (whose: 'mine' | 'theirs') => {
      const draft = whose === 'mine' ? state().draft : omit(state().draft, state().conflicts);
      update({ draft, conflicts: [], status: 'waiting' });
      void flush();
    },
    stop: () => clearTimeout(timer),
  };
}
