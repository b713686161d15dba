import { defineMail } from '../mails/define-mail.ts';

export type AccountErasedValues = { erasedAt: Date };
export const accountErasedMail = defineMail<AccountErasedValues>('account.erased');
