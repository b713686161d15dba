export type { JWK } from 'jose';

import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';

export type SigningAlgorithm = 'ES256' | 'RS256' | 'HS256';
export type RingKey = {
  kid: string;
  algorithm: SigningAlgorithm;
  /** Null for a key that only verifies. */
  key: CryptoKey | Uint8Array | null;
  verifyKey: CryptoKey | Uint8Array;
  publicJwk: JWK | null;
};

/** The keys of an instance: the first signs, all verify. */
export type KeyRing = {
  /**
   * Reads the keys again where that is due. Call it before a transaction begins: a transaction that waits for the keys while others wait
   * for it, each with a connection of the pool, would wait forever.
   */
  refresh(): Promise<void>;
  signing(): Promise<RingKey>;
  find(kid: string): Promise<RingKey | undefined>;
  /** For a token that does not name its key: any of them may have signed it. */
  listByAlgorithm(algorithm: string): Promise<RingKey[]>;
  /** For the published key set: never a shared secret. */
  publicKeys(): Promise<JWK[]>;
};

const ALGORITHMS: readonly string[] = ['ES256', 'RS256', 'HS256'] satisfies SigningAlgorithm[];
const ALGORITHM_OF_KIND: Readonly<Record<string, SigningAlgorithm>> = { EC: 'ES256', RSA: 'RS256', oct: 'HS256' };
const MIN_SECRET_BYTES = 32;
/** Keys printed in manuals and examples: whoever knows them could be anybody. */
const SAMPLE_SECRET = /super-secret-jwt-token|your-super-secret|changeme|^secret$|^test$/i;

export async function toRingKey(jwk: JWK): Promise<RingKey> {
  const alg = jwk.alg ?? ALGORITHM_OF_KIND[jwk.kty ?? ''];
  if (!alg || !ALGORITHMS.includes(alg)) throw new Error('a key must be one for ES256, RS256 or HS256');
  const kid = jwk.kid ?? (await calculateJwkThumbprint(jwk));
  const algorithm = alg as SigningAlgorithm;
  if (algorithm === 'HS256') return toSecretKey(jwk, kid);
  const { kty, crv, x, y, n, e } = jwk;
  const publicPart = algorithm === 'ES256' ? { kty, crv, x, y } : { kty, n, e };
  const publicJwk = { ...publicPart, kid, alg, use: 'sig', key_ops: ['verify'] } as JWK;
  const { key_ops: _, ...privateJwk } = jwk;
  return {
    kid,
    algorithm,
    key: jwk.d ? await importJWK(privateJwk, alg) : null,
    verifyKey: await importJWK(publicJwk, alg),
    publicJwk,
  };
}

async function toSecretKey(jwk: JWK, kid: string): Promise<RingKey> {
  const secret = Buffer.from(jwk.k ?? '', 'base64url');
  if (secret.length < MIN_SECRET_BYTES) throw new Error(`the key ${kid} is shorter than ${MIN_SECRET_BYTES} bytes`);
  if (SAMPLE_SECRET.test(secret.toString('latin1'))) throw new Error(`the key ${kid} is a sample from a manual`);
  return { kid, algorithm: 'HS256', key: new Uint8Array(secret), verifyKey: new Uint8Array(secret), publicJwk: null };
}

/** A ring of keys given from outside, which never changes while the process lives. */
export async function openFixedKeyRing(jwks: readonly JWK[]): Promise<KeyRing> {
  const keys = await Promise.all(jwks.map(toRingKey));
  const [first] = keys;
  if (!first) throw new Error('there is no key in the list');
  if (!first.key) throw new Error('the first key signs, and has no private part');
  return {
    refresh: async () => {},
    signing: async () => first,
    find: async (kid) => keys.find((key) => key.kid === kid),
    listByAlgorithm: async (algorithm) => keys.filter((key) => key.algorithm === algorithm),
    publicKeys: async () => keys.flatMap(({ publicJwk }) => publicJwk ?? []),
  };
}

export async function newSigningJwk(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid, alg: 'ES256', use: 'sig' };
}
