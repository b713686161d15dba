import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { verifyAccessToken } from './access-token.ts';
import { newSigningJwk, openFixedKeyRing } from './key-ring.ts';

const now = () => new Date();
const secret = () => randomBytes(48).toString('base64url');

describe('keys from outside', () => {
  it('need name neither their algorithm nor themselves', async () => {
    const { alg: _, kid: __, ...bare } = await newSigningJwk('x');
    const ring = await openFixedKeyRing([bare, { kty: 'oct', k: secret() }]);
    expect(await ring.signing()).toMatchObject({ algorithm: 'ES256', kid: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await ring.listByAlgorithm('HS256')).toHaveLength(1);
  });

  it('may only verify, except the first', async () => {
    const { publicKey } = await generateKeyPair('ES256', { extractable: true });
    const verifying = { ...(await exportJWK(publicKey)), kid: 'old' };
    await expect(openFixedKeyRing([verifying])).rejects.toThrow('no private part');
    const ring = await openFixedKeyRing([await newSigningJwk('new'), verifying]);
    expect((await ring.publicKeys()).map(({ kid }) => kid)).toEqual(['new', 'old']);
  });

  it('read a token that names no key, with any secret of its algorithm and nothing else', async () => {
    const [k, old] = [secret(), secret()];
    const shared = { kty: 'oct', k, alg: 'HS256', kid: 'shared' };
    const ring = await openFixedKeyRing([await newSigningJwk('new'), shared, { ...shared, k: old, kid: 'old' }]);
    const sign = (text: string) =>
      new SignJWT({ role: 'service_role' }).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(text, 'base64url'));
    for (const text of [k, old]) {
      expect(await verifyAccessToken(ring, await sign(text), now)).toMatchObject({ role: 'service_role' });
    }
    const later = () => new Date(Date.now() + 60_000);
    const short = new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('1s');
    const expired = await short.sign(Buffer.from(old, 'base64url'));
    await expect(verifyAccessToken(ring, expired, later)).rejects.toThrow('token is expired');
    await expect(verifyAccessToken(ring, await sign(secret()), now)).rejects.toMatchObject({ code: 'bad_jwt' });
    const withoutSecret = await openFixedKeyRing([await newSigningJwk('new')]);
    await expect(verifyAccessToken(withoutSecret, await sign(k), now)).rejects.toMatchObject({ code: 'bad_jwt' });
  });
});
