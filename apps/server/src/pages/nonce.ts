import { randomUUID } from 'node:crypto';

/** Unguessable, and new for every answer. */
export const newNonce = () => randomUUID();

/** As long as a nonce. Random per process: a text that happened to hold it could otherwise be given a valid nonce. */
export const NONCE_PLACEHOLDER = newNonce();
