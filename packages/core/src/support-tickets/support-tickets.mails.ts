import { defineMail } from '../mails/define-mail.ts';

export type TicketReceivedValues = { reference: string; answerBy: Date; url: string };
/** To who has asked. */
export const ticketReceivedMail = defineMail<TicketReceivedValues>('support-ticket.received');

export type TicketOpenedValues = { reference: string; subject: string; text: string; from: string; url: string };
/** To the operator's support, of a new ticket and of a further message. */
export const ticketOpenedMail = defineMail<TicketOpenedValues>('support-ticket.opened');

export type TicketAnsweredValues = { reference: string; subject: string; text: string; isClosed: boolean; url: string };
export const ticketAnsweredMail = defineMail<TicketAnsweredValues>('support-ticket.answered');
