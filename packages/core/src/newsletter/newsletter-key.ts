import type { Db, Tx } from '@stellenvisite/db/client';
import { getSharedSecret } from '../settings/shared-secret.ts';

/** The secret behind newsletter tokens. */
export const getNewsletterKey = (db: Db | Tx): Promise<string> => getSharedSecret(db, 'newsletter.key');
