import { describe, expect, it } from 'vitest';
import { storageKeyOf } from './auth-client.ts';

describe('the key of the session', () => {
  it('comes from the first label of the host, as the official client makes it', () => {
    expect(storageKeyOf('stellenvisite.example')).toBe('sb-stellenvisite-auth-token');
    expect(storageKeyOf('localhost')).toBe('sb-localhost-auth-token');
  });
});
