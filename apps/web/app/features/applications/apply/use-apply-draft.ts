import type { Applicant } from '@stellenvisite/contract/applications/applications.schema';
import { useCallback, useEffect, useRef, useState } from 'react';
import { dataOf } from '../../../api/data-of.ts';
import { api } from '../../../session/api.ts';
import { type ApplyValues, toContent } from './apply-values.ts';

const KEY = 'application-draft:';

/** As long as the server keeps the files of somebody without an account. */
const LIFETIME_MS = 24 * 3_600_000;

export type DeviceDraft = {
  values: ApplyValues;
  savedAt: number;
  /** The application that waits for its code. */
  guestApplicationId: string | null;
};

const keyOf = (jobId: string) => KEY + jobId;

const PAUSE_MS = 800;

/** Where the draft is, and since when. `lost`: nowhere, the browser keeps nothing. */
export type DraftState = { place: 'none' | 'saving' | 'account' | 'device' | 'lost'; at: Date | null };

type ApplyDraftInput = {
  jobId: string;
  values: ApplyValues;
  /** Null: without an account. */
  profile: Applicant | null;
  guestApplicationId: string | null;
  /** The account is signed out: drafts go to the device until somebody signs in again. */
  isEnded: boolean;
  /** Sent or discarded: nothing is retained any more. */
  isOver: boolean;
  /** The account does not have yet what the form begins with. */
  isUnsaved: boolean;
};

/**
 * Keeps what was written: in the account, or on the device where there is none or it cannot be reached. The device is written
 * at once, the account when the typing pauses and when the page is left.
 */
export function useApplyDraft(input: ApplyDraftInput): DraftState {
  const [state, setState] = useState<DraftState>({ place: 'none', at: null });
  const latest = useRef(input);
  const written = JSON.stringify(input.values);
  const saved = useRef(input.isUnsaved ? null : written);
  useEffect(() => {
    latest.current = input;
  });
  const storeOnDevice = useCallback(() => {
    const { jobId, values, guestApplicationId } = latest.current;
    const isStored = writeDeviceDraft(jobId, { values, guestApplicationId });
    setState({ place: isStored ? 'device' : 'lost', at: isStored ? new Date() : null });
  }, []);
  const storeInAccount = useCallback(async () => {
    const { jobId, values, profile, isOver, isEnded } = latest.current;
    const text = JSON.stringify(values);
    if (isOver || isEnded || !profile || text === saved.current) return;
    setState((before) => ({ ...before, place: 'saving' }));
    try {
      const params = { path: { id: jobId } };
      await dataOf(api.PUT('/api/jobs/{id}/application-draft', { params, body: toContent(values, profile) }));
      saved.current = text;
      removeDeviceDraft(jobId);
      setState({ place: 'account', at: new Date() });
    } catch {
      storeOnDevice();
    }
  }, [storeOnDevice]);

  const { profile, isEnded, isOver, guestApplicationId } = input;
  const isOnDevice = profile === null || isEnded;
  useEffect(() => {
    if (isOver || (written === saved.current && !isEnded && !guestApplicationId)) return;
    if (isOnDevice) return storeOnDevice();
    const timer = setTimeout(() => void storeInAccount(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [written, isOver, isOnDevice, isEnded, guestApplicationId, storeOnDevice, storeInAccount]);
  useEffect(() => {
    const save = () => void storeInAccount();
    addEventListener('online', save);
    return () => {
      removeEventListener('online', save);
      save();
    };
  }, [storeInAccount]);
  return state;
}

export function readDeviceDraft(jobId: string, now = Date.now()): DeviceDraft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(jobId)) ?? 'null') as DeviceDraft | null;
    if (draft && now - draft.savedAt < LIFETIME_MS) return draft;
    removeDeviceDraft(jobId);
  } catch {
    // Without storage there is no draft.
  }
  return null;
}

/** Checks whether it was retained. */
function writeDeviceDraft(jobId: string, draft: Omit<DeviceDraft, 'savedAt'>, now = Date.now()): boolean {
  try {
    localStorage.setItem(keyOf(jobId), JSON.stringify({ ...draft, savedAt: now }));
    return true;
  } catch {
    return false;
  }
}

export function removeDeviceDraft(jobId: string): void {
  try {
    localStorage.removeItem(keyOf(jobId));
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Removes outdated drafts from the device, so that its next user does not see them. */
export function removeOldDeviceDrafts(now = Date.now()): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(KEY)) readDeviceDraft(key.slice(KEY.length), now);
    }
  } catch {
    // Without storage there is nothing to remove.
  }
}
