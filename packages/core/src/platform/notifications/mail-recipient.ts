import { DEFAULT_LANGUAGE, type Language } from '@stellenvisite/contract/platform/languages';
import {
  NOTIFICATION_TOPIC_NAMES,
  NOTIFICATION_TOPICS,
  type NotificationTopic,
} from '@stellenvisite/contract/platform/notifications/notifications';
import type { Db, Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { notificationPreferences } from '@stellenvisite/db/schema/platform/notifications';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { oneClickHeaders } from '../mails/one-click-headers.ts';
import { getSharedSecret } from '../settings/shared-secret.ts';
import { readSignedId, toSignedId } from '../settings/signed-id.ts';

type TopicOf = { userId: string; topic: NotificationTopic };

/** Returns the secret behind the links that switch mails off. */
export const getTopicKey = (db: Db | Tx): Promise<string> => getSharedSecret(db, 'notifications.key');

/** Says in its first word what it is about, so that the page of the link can say it too without asking anybody. */
const toTopicToken = (key: string, { userId, topic }: TopicOf): string => `${topic}-${toSignedId(key, topic, userId)}`;

/** Where a mail goes that somebody can switch off: `...wish` is most of its draft. */
export type MailRecipient = {
  to: string;
  language: Language;
  /** The page with the button that switches such mails off, for the foot of the mail. */
  unsubscribeUrl: string;
  headers: Record<string, string>;
};

type Asked = { userId: string; topic: NotificationTopic };
type Preference = { inProduct: boolean; byPush: boolean; mail: MailRecipient | null };

/**
 * For a mail that is written later than its notification: null when none is wanted, there is no confirmed address, or the person is
 * banned: what is written to a member of a team has the names of others.
 */
export async function getMailRecipient(
  ctx: Pick<Context, 'publicUrl' | 'now'>,
  tx: Db | Tx,
  asked: Asked,
): Promise<MailRecipient | null> {
  return (await getPreference(ctx, tx, asked)).mail;
}

export async function getPreference(
  { publicUrl, now }: Pick<Context, 'publicUrl' | 'now'>,
  tx: Db | Tx,
  { userId, topic }: Asked,
): Promise<Preference> {
  const [row] = await tx
    .select({
      email: authUsers.email,
      confirmedAt: authUsers.emailConfirmedAt,
      bannedUntil: authUsers.bannedUntil,
      language: profiles.language,
      inProduct: notificationPreferences.inProduct,
      byMail: notificationPreferences.byMail,
      byPush: notificationPreferences.byPush,
    })
    .from(authUsers)
    .leftJoin(profiles, eq(profiles.id, authUsers.id))
    .leftJoin(
      notificationPreferences,
      and(eq(notificationPreferences.userId, authUsers.id), eq(notificationPreferences.topic, topic)),
    )
    .where(eq(authUsers.id, userId));
  const inProduct = row?.inProduct ?? true;
  const isBanned = row?.bannedUntil ? row.bannedUntil > now() : false;
  const byPush = !isBanned && (row?.byPush ?? NOTIFICATION_TOPICS[topic].isPushed);
  if (!row?.email || !row.confirmedAt || isBanned || !NOTIFICATION_TOPICS[topic].hasMail || !(row.byMail ?? true))
    return { inProduct, byPush, mail: null };
  const token = toTopicToken(await getTopicKey(tx), { userId, topic });
  return {
    inProduct,
    byPush,
    mail: {
      to: row.email,
      language: row.language ?? DEFAULT_LANGUAGE,
      unsubscribeUrl: `${publicUrl}/abmelden?token=${token}`,
      headers: oneClickHeaders({ publicUrl, path: `/api/notifications/unsubscribe/${token}`, list: topic }),
    },
  };
}

export function readTopicToken(key: string, token: string): TopicOf | null {
  const [word = '', ...rest] = token.split('-');
  const topic = NOTIFICATION_TOPIC_NAMES.find((name) => name === word);
  const userId = topic ? readSignedId(key, topic, rest.join('-')) : null;
  return topic && userId ? { userId, topic } : null;
}
