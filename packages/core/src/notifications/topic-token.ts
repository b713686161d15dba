import { NOTIFICATION_TOPIC_NAMES, type NotificationTopic } from '@stellenvisite/contract/notifications';
import type { Db, Tx } from '@stellenvisite/db/client';
import { getSharedSecret } from '../settings/shared-secret.ts';
import { readSignedId, toSignedId } from '../settings/signed-id.ts';

type TopicOf = { userId: string; topic: NotificationTopic };

/** The secret behind the links that switch mails off. */
export const getTopicKey = (db: Db | Tx): Promise<string> => getSharedSecret(db, 'notifications.key');

/** Says in its first word what it is about, so that the page of the link can say it too without asking anybody. */
export const toTopicToken = (key: string, { userId, topic }: TopicOf): string =>
  `${topic}-${toSignedId(key, topic, userId)}`;

export function readTopicToken(key: string, token: string): TopicOf | null {
  const [word = '', ...rest] = token.split('-');
  const topic = NOTIFICATION_TOPIC_NAMES.find((name) => name === word);
  const userId = topic ? readSignedId(key, topic, rest.join('-')) : null;
  return topic && userId ? { userId, topic } : null;
}
