import { openAuthSecrets } from '@stellenvisite/core/auth/auth-secrets';
import { createSmsOutbox } from '@stellenvisite/core/auth/codes/send-sms';
import { openFixedKeyRing } from '@stellenvisite/core/auth/sessions/key-ring';
import { openStoredKeyRing } from '@stellenvisite/core/auth/sessions/stored-key-ring';
import type { Auth } from '@stellenvisite/core/context';
import type { Queue } from '@stellenvisite/core/queue/queue';
import type { Db } from '@stellenvisite/db/client';
import { ConfigError } from '../config/config-error.ts';
import type { AuthConfig } from './settings/auth-config.ts';

type Options = { auth: AuthConfig; db: Db; now: () => Date; queue: Queue };

export async function openAuth({ auth, db, now, queue }: Options): Promise<Auth> {
  const keys = auth.jwtKeys
    ? await openFixedKeyRing(auth.jwtKeys).catch((error: unknown) => {
        throw new ConfigError(`AUTH_JWT_KEYS: ${error instanceof Error ? error.message : 'not a list of keys'}`);
      })
    : openStoredKeyRing(db, now);
  return { settings: auth.settings, secrets: await openAuthSecrets(db), keys, sendSms: createSmsOutbox(queue) };
}
