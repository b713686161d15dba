import type { TeamAction } from '../identity/permissions.ts';

/** The scopes of a partner's key, for the one employer the key belongs to. */
export const API_SCOPES = ['jobs:read', 'jobs:write', 'applications:read', 'applications:write'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** The actions that are open to keys, each with the scope it needs. A key reaches no other. */
export const SCOPE_OF = {
  'job_posting.read': 'jobs:read',
  'job.create': 'jobs:write',
  'job.change': 'jobs:write',
  'application.read': 'applications:read',
  'application.move': 'applications:write',
  'webhook.read': 'applications:read',
  'webhook.replay': 'applications:read',
} as const satisfies Partial<Record<TeamAction, ApiScope>>;
export type KeyAction = keyof typeof SCOPE_OF;

/** A key is reported from the token of a session by it, and found by scanners that look for leaked secrets. */
export const API_KEY_PREFIX = 'svk_';
/** How much of a key is stored readable, so that people can tell keys apart. */
export const SHOWN_KEY_LENGTH = API_KEY_PREFIX.length + 6;

export const MAX_API_KEYS = 20;
export const MAX_KEY_NAME = 60;

/** Calls of one key: a steady rate, and what may come at once. */
export const API_KEY_RATE = { perMinute: 300, burst: 100 } as const;

export const API_KEY_STATES = ['active', 'expired', 'revoked'] as const;
export type ApiKeyState = (typeof API_KEY_STATES)[number];
