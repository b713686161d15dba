import { randomBytes } from 'node:crypto';

const NONCE_BYTES = 16;
const NONCES_AT_ONCE = 256;

let pool: Buffer = Buffer.alloc(0);
let used = 0;

/** Unguessable and never given twice. Asking the system for many at once is what makes one cheap. */
export function newNonce(): string {
  if (used >= pool.length) {
    pool = randomBytes(NONCE_BYTES * NONCES_AT_ONCE);
    used = 0;
  }
  const nonce = pool.toString('base64', used, used + NONCE_BYTES);
  used += NONCE_BYTES;
  return nonce;
}

/** As long as a nonce. Random per process: a text that happened to hold it could otherwise be given a valid nonce. */
export const NONCE_PLACEHOLDER = randomBytes(18).toString('base64url');
