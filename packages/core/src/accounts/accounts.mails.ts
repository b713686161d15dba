import { defineMail } from '../mails/define-mail.ts';

export type ErasureRequestedValues = { eraseAt: Date; accountUrl: string };
export const erasureRequestedMail = defineMail<ErasureRequestedValues>('account.erasure-requested');

export type AccountErasedValues = { erasedAt: Date };
export const accountErasedMail = defineMail<AccountErasedValues>('account.erased');
