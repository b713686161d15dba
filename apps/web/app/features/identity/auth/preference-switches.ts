import type { ReactNode } from 'react';

/** The theme and language switches of the shell, which a route passes to a signed-out screen. */
export type PreferenceSwitches = { theme: ReactNode; language: ReactNode };
