import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AutosaveStore } from '../../autosave/autosave-store.ts';
import type { EmployerFields } from './employer-fields.ts';
import type { ProblemKey } from './employer-problems.ts';

export type StoredFields = { data: EmployerFields; updatedAt: string | null };
export type EmployerFormStore = AutosaveStore<EmployerFields, StoredFields>;

export type EmployerForm = {
  store: EmployerFormStore;
  /** What was to be saved and cannot be; empty until somebody tried. */
  problems: readonly ProblemKey[];
  /** Fields that were taken over from the onboarding. */
  fromOnboarding: readonly string[];
  /** The employer does not exist yet. */
  isDraft: boolean;
  /** Where the map stands before anybody has chosen a place. */
  location: { lat: number; lon: number } | null;
};

export const EmployerFormContext = createContext<EmployerForm | null>(null);

/** The form as it is filled in, and how to change it. */
export function useEmployerForm() {
  const form = useContext(EmployerFormContext);
  if (!form) throw new Error('a part of the form stands outside of it');
  const { store, ...rest } = form;
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  const { change, reject, flush, decide } = store;
  return { ...rest, ...state, change, reject, flush, decide };
}
