import { defineMail } from '../mails/define-mail.ts';

export type DomainCodeValues = { code: string; domain: string; minutes: number };
export const domainCodeMail = defineMail<DomainCodeValues>('employer.domain-code');

/** The website names another domain than the proven one. */
export type VerificationLapsesValues = { employer: string; domain: string; lapsesAt: Date; url: string };
export const verificationLapsesMail = defineMail<VerificationLapsesValues>('employer.verification-lapses');
