import type { Language } from './languages.ts';

export const THEMES = ['tag', 'nacht'] as const;
export type Theme = (typeof THEMES)[number];

/** What the server tells the web app of a visit. Nothing of it names a person: pages are the same for everyone who shares it. */
export type Visit = {
  language: Language;
  /** Undefined follows the system. */
  theme: Theme | undefined;
  /** Stands wherever a script or style needs the CSP nonce; the server puts the real one there for every answer. */
  noncePlaceholder: string;
  publicUrl: string;
  isDevelopment: boolean;
  /** The operator's own style of maps, instead of the one that comes with the app. */
  mapStyleUrl?: string | undefined;
  /** The public API, called in this process. */
  callApi: (request: Request) => Promise<Response>;
  reportError: (error: unknown) => void;
};

/** The web app's build exports this and nothing else. */
export type WebHandler = (request: Request, visit: Visit) => Promise<Response>;
