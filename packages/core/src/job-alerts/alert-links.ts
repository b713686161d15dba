import { ALERT_LINK_ACTIONS, type AlertLinkAction } from '@stellenvisite/contract/job-alerts';
import type { Db, Tx } from '@stellenvisite/db/client';
import { oneClickHeaders } from '../mails/one-click-headers.ts';
import { getSharedSecret } from '../settings/shared-secret.ts';
import { readSignedId, toSignedId } from '../settings/signed-id.ts';
import type { JobAlertRow } from './job-alert-view.ts';

/** The secret behind the links in the mails of alerts. */
export const getAlertKey = (db: Db | Tx): Promise<string> => getSharedSecret(db, 'job-alerts.key');

/** Says in its first word what it does, so that the page of the link can say it too. */
export const toAlertToken = (key: string, action: AlertLinkAction, alertId: string): string =>
  `${action}-${toSignedId(key, action, alertId)}`;

export function readAlertToken(key: string, token: string): { action: AlertLinkAction; alertId: string } | null {
  const [word = '', ...rest] = token.split('-');
  const action = ALERT_LINK_ACTIONS.find((name) => name === word);
  const alertId = action ? readSignedId(key, action, rest.join('-')) : null;
  return action && alertId ? { action, alertId } : null;
}

/** A page with a button: a mail scanner that opens the link changes nothing. */
export const alertPageUrl = (publicUrl: string, key: string, action: AlertLinkAction, alertId: string): string =>
  `${publicUrl}/suchauftrag?token=${toAlertToken(key, action, alertId)}`;

/** The links of a mail. The page of all jobs is in the account where there is one, and the search otherwise. */
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
