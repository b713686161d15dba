import type { AuthContext } from '@stellenvisite/core/auth/auth-context';
import { openAuthSecrets } from '@stellenvisite/core/auth/auth-secrets';
import { keepSms } from '@stellenvisite/core/auth/codes/send-sms';
import { openFixedKeyRing } from '@stellenvisite/core/auth/sessions/key-ring';
import { openStoredKeyRing } from '@stellenvisite/core/auth/sessions/stored-key-ring';
import type { RenderMail } from '@stellenvisite/core/mails/mail-message';
import type { Database } from '@stellenvisite/db/client';
import { ConfigError } from '../config/config-error.ts';
import type { AuthConfig } from './settings/auth-config.ts';

/** What every call of the auth server needs and none changes. */
export type AuthServices = Pick<AuthContext, 'settings' | 'secrets' | 'keys' | 'renderMail' | 'sendSms'>;

type Options = { auth: AuthConfig; database: Database; renderMail: RenderMail; now: () => Date };

export async function openAuthServices({ auth, database, renderMail, now }: Options): Promise<AuthServices> {
  const keys = auth.jwtKeys
    ? await openFixedKeyRing(auth.jwtKeys).catch((error: unknown) => {
        throw new ConfigError(`AUTH_JWT_KEYS: ${error instanceof Error ? error.message : 'not a list of keys'}`);
      })
    : openStoredKeyRing(database.db, now);
  return { settings: auth.settings, secrets: await openAuthSecrets(database.db), keys, renderMail, sendSms: keepSms };
}
