import type { Context } from '../context.ts';
import type { RenderMail } from '../mails/mail-message.ts';
import type { AuthSecrets } from './auth-secrets.ts';
import type { AuthSettings } from './auth-settings.ts';
import type { SendSms } from './codes/send-sms.ts';
import type { KeyRing } from './sessions/key-ring.ts';

/** Who is asking, as far as the connection tells. */
export type AuthClientFacts = { ip: string; userAgent: string | null };

export type AuthContext = Pick<Context, 'db' | 'now' | 'publicUrl' | 'language'> & {
  settings: AuthSettings;
  secrets: AuthSecrets;
  keys: KeyRing;
  renderMail: RenderMail;
  sendSms: SendSms;
  client: AuthClientFacts;
};
