import { defineMail } from '../mails/define-mail.ts';

export type WebhookOffValues = { employer: string; webhook: string; host: string; failingSince: Date; url: string };
export const webhookOffMail = defineMail<WebhookOffValues>('webhook.switched-off');
