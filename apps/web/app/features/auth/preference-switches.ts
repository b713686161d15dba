import type { ReactNode } from 'react';

/** Parts of the shell that a route hands to a screen before the door. */
export type PreferenceSwitches = { theme: ReactNode; language: ReactNode };
