import { AuthError } from '../auth-error.ts';

type Json = Record<string, unknown>;

/** Enough for what a form asks; a client keeps nothing else here. */
export const MAX_USER_METADATA_BYTES = 4096;

export function requireSmallMetadata(data: Json): Json {
  if (Buffer.byteLength(JSON.stringify(data)) <= MAX_USER_METADATA_BYTES) return data;
  throw new AuthError(422, 'validation_failed', `user_metadata cannot be larger than ${MAX_USER_METADATA_BYTES} bytes`);
}

/** Key by key; null takes one away. */
export function mergeMetadata(known: Json, given: Json): Json {
  return Object.fromEntries(Object.entries({ ...known, ...given }).filter(([, value]) => value !== null));
}

export const mergeUserMetadata = (known: Json, given: Json) => requireSmallMetadata(mergeMetadata(known, given));

const CLAIMED = ['name', 'full_name', 'role'];

/** Returns the metadata that a token contains. A token travels in a header of every call, so the rest is read from `GET /user`. */
export function toMetadataClaim(userMetadata: Json): Json {
  return Object.fromEntries(
    Object.entries(userMetadata).filter(([key, value]) => CLAIMED.includes(key) && typeof value === 'string'),
  );
}
