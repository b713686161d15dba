import { createHmac } from 'node:crypto';
import { WEBHOOK_SECRET_PREFIX } from '@stellenvisite/contract/webhooks';
import { type AuthSecrets, newToken } from '../auth/auth-secrets.ts';
import type { Context } from '../context.ts';

const PURPOSE = 'webhook';

type Sealing = { auth: { secrets: Pick<AuthSecrets, 'seal'> } };

export const newWebhookSecret = () => `${WEBHOOK_SECRET_PREFIX}${newToken()}`;
export const sealSecret = ({ auth }: Sealing, secret: string) => auth.secrets.seal(PURPOSE, secret);
export const unsealSecret = ({ auth }: Context, sealed: string) => auth.secrets.unseal(PURPOSE, sealed);

/**
 * `t=…,v1=…`, with one `v1` for each secret that is good: the time is signed with the body, so that neither can be exchanged and an old
 * delivery cannot be passed off as a new one.
 */
export function signDelivery(secrets: readonly string[], body: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map((secret) => createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'));
  return [`t=${time}`, ...signatures.map((signature) => `v1=${signature}`)].join(',');
}
