import { defineMail } from '../mails/define-mail.ts';

export type ReportReceivedValues = { reference: string; title: string; employer: string; receivedAt: Date };
export const reportReceivedMail = defineMail<ReportReceivedValues>('report.received');
