import { ALERT_LINK_ACTIONS, type AlertLinkAction } from '@stellenvisite/contract/seekers/job-alerts';
import type { Db, Tx } from '@stellenvisite/db/client';
import { oneClickHeaders } from '../../platform/mails/one-click-headers.ts';
import { getSharedSecret } from '../../platform/settings/shared-secret.ts';
import { readSignedId, toSignedId } from '../../platform/settings/signed-id.ts';
import type { JobAlertRow } from './job-alert-view.ts';

export type AlertLink = { action: AlertLinkAction; alertId: string };

/** Returns the secret behind the links in the mails of alerts. */
export const getAlertKey = (db: Db | Tx): Promise<string> => getSharedSecret(db, 'job-alerts.key');

/** Returns the token of a link; its first word names what the link does. */
export const toAlertToken = (key: string, action: AlertLinkAction, alertId: string): string =>
  `${action}-${toSignedId(key, action, alertId)}`;

/** Returns the address of a page with a button: a mail scanner that opens the link changes nothing. */
export const alertPageUrl = (publicUrl: string, key: string, action: AlertLinkAction, alertId: string): string =>
  `${publicUrl}/suchauftrag?token=${toAlertToken(key, action, alertId)}`;

/** Returns the link of a token; null where it is not one of ours. */
export function readAlertToken(key: string, token: string): AlertLink | null {
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
    settingsUrl: userId === null ? page('manage') : `${publicUrl}/dashboard/benachrichtigungen`,
  };
}

export function unsubscribeHeaders(publicUrl: string, key: string, alertId: string): Record<string, string> {
  const path = `/api/job-alerts/unsubscribe/${toAlertToken(key, 'end', alertId)}`;
  return oneClickHeaders({ publicUrl, path, list: 'job-alerts' });
}
