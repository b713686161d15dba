import { createECDH } from 'node:crypto';
import type { Db, Tx } from '@stellenvisite/db/client';
import { getSharedSecret } from '../../settings/shared-secret.ts';

export type PushKeys = { publicKey: string; privateKey: string };

/** Returns the keys by which push services know this installation (VAPID). The private one is a shared secret; the public one follows from it. */
export async function getPushKeys(db: Db | Tx): Promise<PushKeys> {
  const privateKey = await getSharedSecret(db, 'notifications.push-key');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return { publicKey: curve.getPublicKey().toString('base64url'), privateKey };
}
