import { DEFAULT_LANGUAGE, type Language } from '@stellenvisite/contract/languages';
import { NOTIFICATION_TOPICS, type NotificationTopic } from '@stellenvisite/contract/notifications';
import type { Db, Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { authUsers } from '@stellenvisite/db/schema/auth';
import { notificationPreferences } from '@stellenvisite/db/schema/notifications';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { oneClickHeaders } from '../mails/one-click-headers.ts';
import { getTopicKey, toTopicToken } from './topic-token.ts';

/** Where a mail goes that somebody can switch off: `...wish` is most of its draft. */
export type MailWish = {
  to: string;
  language: Language;
  /** The page with the button that switches such mails off, for the foot of the mail. */
  unsubscribeUrl: string;
  headers: Record<string, string>;
};

type Asked = { userId: string; topic: NotificationTopic };
type Preference = { inProduct: boolean; mail: MailWish | null };

/** For a mail that is written later than its notification: null when none is wanted, or there is no confirmed address. */
export async function readMailWish(
  ctx: Pick<Context, 'publicUrl'>,
  tx: Db | Tx,
  asked: Asked,
): Promise<MailWish | null> {
  return (await readPreference(ctx, tx, asked)).mail;
}

export async function readPreference(
  { publicUrl }: Pick<Context, 'publicUrl'>,
  tx: Db | Tx,
  { userId, topic }: Asked,
): Promise<Preference> {
  const [row] = await tx
    .select({
      email: authUsers.email,
      confirmedAt: authUsers.emailConfirmedAt,
      language: profiles.language,
      inProduct: notificationPreferences.inProduct,
      byMail: notificationPreferences.byMail,
    })
    .from(authUsers)
    .leftJoin(profiles, eq(profiles.id, authUsers.id))
    .leftJoin(
      notificationPreferences,
      and(eq(notificationPreferences.userId, authUsers.id), eq(notificationPreferences.topic, topic)),
    )
    .where(eq(authUsers.id, userId));
  const inProduct = row?.inProduct ?? true;
  if (!row?.email || !row.confirmedAt || !NOTIFICATION_TOPICS[topic].hasMail || !(row.byMail ?? true))
    return { inProduct, mail: null };
  const token = toTopicToken(await getTopicKey(tx), { userId, topic });
  return {
    inProduct,
    mail: {
      to: row.email,
      language: row.language ?? DEFAULT_LANGUAGE,
      unsubscribeUrl: `${publicUrl}/abmelden?token=${token}`,
      headers: oneClickHeaders({ publicUrl, path: `/api/notifications/unsubscribe/${token}`, list: topic }),
    },
  };
}
