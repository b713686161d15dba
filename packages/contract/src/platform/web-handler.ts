import type { Language } from './languages.ts';

export const THEMES = ['tag', 'nacht'] as const;
export type Theme = (typeof THEMES)[number];

/** The server's data for a page visit. None of it names a person: pages are the same for everyone with the same data. */
export type Visit = {
  language: Language;
  /** Undefined follows the system. */
  theme: Theme | undefined;
  /** Marks the inline scripts and styles of this render as the app's own; the server lists their hashes in the page's policy. */
  nonce: string;
  publicUrl: string;
  isDevelopment: boolean;
  /** The operator's own style of maps, instead of the one that comes with the app. */
  mapStyleUrl?: string | undefined;
  /** The public API, called in this process. */
  callApi: (request: Request) => Promise<Response>;
  reportError: (error: unknown) => void;
};

/** A page to be rendered by another process, as `npm run dev` does; functions stay where they are. */
export type RenderOrder = {
  url: string;
  method: string;
  headers: Record<string, string>;
  /** In base64. */
  body: string | null;
  visit: Omit<Visit, 'callApi' | 'reportError'>;
};

/** The web app's build exports this and nothing else. */
export type WebHandler = (request: Request, visit: Visit) => Promise<Response>;
