import {
  ALERT_CONFIRM_DAYS,
  ALERT_LINK_ACTIONS,
  type AlertLinkAction,
} from '@stellenvisite/contract/seekers/job-alerts';
import type { FollowAlertLink, LinkedAlert } from '@stellenvisite/contract/seekers/job-alerts.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { jobAlertMatches, jobAlerts } from '@stellenvisite/db/schema/seekers/job-alerts';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { oneClickHeaders } from '../../platform/mails/one-click-headers.ts';
import { getSharedSecret } from '../../platform/settings/shared-secret.ts';
import { readSignedId, toSignedId } from '../../platform/settings/signed-id.ts';
import type { JobAlertRow } from './job-alert-view.ts';

/** Returns the secret behind the links in the mails of alerts. */
export const getAlertKey = (db: Db | Tx): Promise<string> => getSharedSecret(db, 'job-alerts.key');

/** Says in its first word what it does, so that the page of the link can say it too. */
const toAlertToken = (key: string, action: AlertLinkAction, alertId: string): string =>
  `${action}-${toSignedId(key, action, alertId)}`;

/** Returns the address of a page with a button: a mail scanner that opens the link changes nothing. */
export const alertPageUrl = (publicUrl: string, key: string, action: AlertLinkAction, alertId: string): string =>
  `${publicUrl}/suchauftrag?token=${toAlertToken(key, action, alertId)}`;

type Link = { action: AlertLinkAction; alertId: string };

/** Returns the alert of a link, for the page that is shown before the link's action is confirmed. */
export async function getLinkedAlert(
  ctx: Pick<Context, 'db' | 'now'>,
  { token }: { token: string },
): Promise<LinkedAlert> {
  const link = await getLink(ctx, token);
  const [row] = await ctx.db.select().from(jobAlerts).where(eq(jobAlerts.id, link.alertId));
  return toLinkedAlert(link, row);
}

/** Does what the link says, without signing in. Done twice it is done once. */
export async function followAlertLink(
  ctx: Pick<Context, 'db' | 'now'>,
  { token, action }: FollowAlertLink,
): Promise<LinkedAlert> {
  const link = await getLink(ctx, token);
  const wanted = link.action === 'manage' ? (action ?? 'manage') : link.action;
  if (wanted === 'manage') return getLinkedAlert(ctx, { token });
  const row = await ctx.db.transaction(async (tx) => {
    const [changed] = await tx
      .update(jobAlerts)
      .set(changeOf(wanted, ctx.now()))
      .where(and(eq(jobAlerts.id, link.alertId), guardOf(wanted, ctx.now())))
      .returning();
    // An ended alert is retained as a proof of the consent, without its matches.
    if (changed && wanted === 'end') await tx.delete(jobAlertMatches).where(eq(jobAlertMatches.alertId, changed.id));
    return changed;
  });
  return toLinkedAlert(link, row);
}

async function getLink(ctx: Pick<Context, 'db'>, token: string): Promise<Link> {
  const link = readAlertToken(await getAlertKey(ctx.db), token);
  if (!link) throw new DomainError('job_alert.token_invalid');
  return link;
}

function changeOf(action: Exclude<AlertLinkAction, 'manage'>, now: Date) {
  const moment = now.toISOString();
  const since = (column: typeof jobAlerts.confirmedAt | typeof jobAlerts.endedAt) =>
    sql`coalesce(${column}, ${moment}::timestamptz)`;
  switch (action) {
    case 'confirm':
      return { confirmedAt: since(jobAlerts.confirmedAt) };
    case 'weekly':
    case 'daily':
      return { frequency: action };
    case 'pause':
      return { status: 'paused' as const };
    case 'resume':
      return {
        status: 'active' as const,
        mailsFrom: sql`case when ${jobAlerts.status} = 'paused' then ${moment}::timestamptz else ${jobAlerts.mailsFrom} end`,
      };
    case 'end':
      return { endedAt: since(jobAlerts.endedAt) };
  }
}

/** A confirmation expires; nothing else is done to what has ended, or to what nobody confirmed. */
function guardOf(action: AlertLinkAction, now: Date): SQL | undefined {
  if (action === 'end') return undefined;
  const oldest = new Date(now.getTime() - ALERT_CONFIRM_DAYS * 86_400_000).toISOString();
  const isFresh = sql`(${jobAlerts.confirmedAt} is not null or ${jobAlerts.createdAt} > ${oldest}::timestamptz)`;
  return and(isNull(jobAlerts.endedAt), action === 'confirm' ? isFresh : isNotNull(jobAlerts.confirmedAt));
}

function toLinkedAlert({ action }: Link, row: JobAlertRow | undefined): LinkedAlert {
  if (!row) throw new DomainError('job_alert.token_invalid');
  const { name, query, frequency, status, confirmedAt, endedAt, userId } = row;
  return {
    action,
    name,
    query,
    frequency,
    status,
    isConfirmed: confirmedAt !== null,
    isEnded: endedAt !== null,
    isGuest: userId === null,
  };
}

function readAlertToken(key: string, token: string): { action: AlertLinkAction; alertId: string } | null {
  const [word = '', ...rest] = token.split('-');
  const action = ALERT_LINK_ACTIONS.find((name) => name === word);
  const alertId = action ? readSignedId(key, action, rest.join('-')) : null;
  return action && alertId ? { action, alertId } : null;
}

/** Returns the links of a mail. The page of all jobs is in the account where there is one, and the search otherwise. */
export function alertLinks(publicUrl: string, key: string, { id, userId, query, frequency }: JobAlertRow) {
  const page = (action: AlertLinkAction) => alertPageUrl(publicUrl, key, action, id);
  return {
    allUrl: userId === null ? `${publicUrl}/jobs?${query}&sort=newest` : `${publicUrl}/dashboard/suchauftraege/${id}`,
    otherFrequency: frequency === 'weekly' ? ('daily' as const) : ('weekly' as const),
    otherFrequencyUrl: page(frequency === 'weekly' ? 'daily' : 'weekly'),
    pauseUrl: page('pause'),
    endUrl: page('end'),
    settingsUrl: userId === null ? page('manage') : `${publicUrl}/dashboard/mitteilungen`,
  };
}

export function unsubscribeHeaders(publicUrl: string, key: string, alertId: string): Record<string, string> {
  const path = `/api/job-alerts/unsubscribe/${toAlertToken(key, 'end', alertId)}`;
  return oneClickHeaders({ publicUrl, path, list: 'job-alerts' });
}
