import { REPORT_SIDES, type ReportSide } from '@stellenvisite/contract/support/reports';
import type { Db, Tx } from '@stellenvisite/db/client';
import { getSharedSecret } from '../../platform/settings/shared-secret.ts';
import { readSignedId, toSignedId } from '../../platform/settings/signed-id.ts';

/** Returns the secret behind the links in the mails of reports: a guest has no account to read a decision in. */
export const getReportKey = (db: Db | Tx): Promise<string> => getSharedSecret(db, 'reports.key');

/** Names in its first word the side whose view it opens. */
export const toReportToken = (key: string, side: ReportSide, reportId: string): string =>
  `${side}-${toSignedId(key, `report ${side}`, reportId)}`;

export function readReportToken(key: string, token: string): { side: ReportSide; reportId: string } | null {
  const [word = '', ...rest] = token.split('-');
  const side = REPORT_SIDES.find((name) => name === word);
  const reportId = side ? readSignedId(key, `report ${side}`, rest.join('-')) : null;
  return side && reportId ? { side, reportId } : null;
}
