import type { Db, Tx } from '@stellenvisite/db/client';
import { getSharedSecret } from '../settings/shared-secret.ts';
import { readSignedId, toSignedId } from '../settings/signed-id.ts';

const PURPOSE = 'support ticket';
const getTicketKey = (db: Db | Tx) => getSharedSecret(db, 'support-tickets.key');

/** What the answer to a mail of a ticket belongs to. */
export const ticketThread = (id: string) => `support-ticket:${id}`;

/** Opens a ticket without signing in. */
export const toTicketToken = async (db: Db | Tx, id: string) => toSignedId(await getTicketKey(db), PURPOSE, id);
export const readTicketToken = async (db: Db | Tx, token: string) =>
  readSignedId(await getTicketKey(db), PURPOSE, token);
