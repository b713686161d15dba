import type { Language } from '@stellenvisite/contract/languages';
import type { MailMessage } from './define-mail.ts';

export type RenderedMail = { subject: string; text: string; html: string };
export type RenderMail = (message: MailMessage, language: Language) => Promise<RenderedMail>;
