import type { Applicant } from '@stellenvisite/contract/applications.schema';
import { useCallback, useEffect, useRef, useState } from 'react';
import { dataOf } from '../../../api/data-of.ts';
import { api } from '../../../session/api.ts';
import { type ApplyValues, toContent } from './apply-values.ts';
import { removeDeviceDraft, writeDeviceDraft } from './device-draft.ts';

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
  /** Sent or discarded: nothing is kept any more. */
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
  const saved = useRef(input.isUnsaved ? null : input.values);
  useEffect(() => {
    latest.current = input;
  });
  const keepOnDevice = useCallback(() => {
    const { jobId, values, guestApplicationId } = latest.current;
    const isKept = writeDeviceDraft(jobId, { values, guestApplicationId });
    setState({ place: isKept ? 'device' : 'lost', at: isKept ? new Date() : null });
  }, []);
  const keepInAccount = useCallback(async () => {
    const { jobId, values, profile, isOver, isEnded } = latest.current;
    if (isOver || isEnded || !profile || values === saved.current) return;
    setState((before) => ({ ...before, place: 'saving' }));
    try {
      const params = { path: { id: jobId } };
      await dataOf(api.PUT('/api/jobs/{id}/application-draft', { params, body: toContent(values, profile) }));
      saved.current = values;
      removeDeviceDraft(jobId);
      setState({ place: 'account', at: new Date() });
    } catch {
      keepOnDevice();
    }
  }, [keepOnDevice]);

  const { values, profile, isEnded, isOver, guestApplicationId } = input;
  const isOnDevice = profile === null || isEnded;
  useEffect(() => {
    if (isOver || (values === saved.current && !isEnded && !guestApplicationId)) return;
    if (isOnDevice) return keepOnDevice();
    const timer = setTimeout(() => void keepInAccount(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, isOver, isOnDevice, isEnded, guestApplicationId, keepOnDevice, keepInAccount]);
  useEffect(() => {
    const save = () => void keepInAccount();
    addEventListener('online', save);
    return () => {
      removeEventListener('online', save);
      save();
    };
  }, [keepInAccount]);
  return state;
}
