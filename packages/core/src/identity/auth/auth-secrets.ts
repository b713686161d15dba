import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import type { Db, Tx } from '@stellenvisite/db/client';
import { getSharedSecret } from '../../platform/settings/shared-secret.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps what must not be readable in the database: keyed hashes of tokens and codes, sealed secrets of factors. */
export type AuthSecrets = {
  /** `purpose` keeps a hash made for one thing from being of use for another. */
  hash(purpose: string, ...parts: string[]): string;
  seal(purpose: string, text: string): string;
  unseal(purpose: string, sealed: string): string;
};

export async function openAuthSecrets(db: Db | Tx): Promise<AuthSecrets> {
  return createAuthSecrets(await getSharedSecret(db, 'auth.secret'));
}

export function createAuthSecrets(secret: string): AuthSecrets {
  const hashKey = deriveKey(secret, 'hash');
  const sealKey = (purpose: string) => deriveKey(secret, `seal ${purpose}`);
  return {
    hash: (purpose, ...parts) =>
      createHmac('sha256', hashKey)
        .update(JSON.stringify([purpose, ...parts]))
        .digest('base64url'),
    seal: (purpose, text) => sealWith(sealKey(purpose), text),
    unseal: (purpose, sealed) => unsealWith(sealKey(purpose), sealed),
  };
}

/** Encrypts one token with another that nobody stores. */
export const sealWithToken = (token: string, text: string) => sealWith(deriveKey(token, 'successor'), text);
export const unsealWithToken = (token: string, sealed: string) => unsealWith(deriveKey(token, 'successor'), sealed);

/** 256 bits. */
export const newToken = () => randomBytes(32).toString('base64url');

/** Six digits, each as likely as any other. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'stellenvisite.auth', purpose, 32));
}

function sealWith(key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
}

function unsealWith(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const content = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
}
