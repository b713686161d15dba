import type { FactorType } from '@stellenvisite/contract/auth';
import { defineMail } from '../mails/define-mail.ts';

/** A one-time code, a link to our page that uses it, and how long both are good for. */
export type AuthLinkValues = { code: string; url: string; minutes: number };
export const confirmAddressMail = defineMail<AuthLinkValues>('auth.confirm');
export const invitationMail = defineMail<AuthLinkValues>('auth.invite');
export const magicLinkMail = defineMail<AuthLinkValues>('auth.magic-link');
export const recoveryMail = defineMail<AuthLinkValues>('auth.recovery');

export type EmailChangeValues = AuthLinkValues & { newEmail: string; isNew: boolean };
export const emailChangeMail = defineMail<EmailChangeValues>('auth.email-change');

export type ReauthenticationValues = { code: string; minutes: number };
export const reauthenticationMail = defineMail<ReauthenticationValues>('auth.reauthentication');

export type AlreadyRegisteredValues = { loginUrl: string; recoverUrl: string };
export const alreadyRegisteredMail = defineMail<AlreadyRegisteredValues>('auth.already-registered');

/** To the owner of an address that somebody wants for another account. */
export const addressTakenMail = defineMail<{ loginUrl: string }>('auth.address-taken');

/** Notices of a change, with the way to undo it for who did not make it. */
export type ChangedValues = { recoverUrl: string };
export const passwordChangedMail = defineMail<ChangedValues>('auth.password-changed');
export const phoneChangedMail = defineMail<ChangedValues>('auth.phone-changed');
export const emailChangedMail = defineMail<ChangedValues & { newEmail: string }>('auth.email-changed');

export type FactorChangedValues = { factor: FactorType; securityUrl: string };
export const factorAddedMail = defineMail<FactorChangedValues>('auth.factor-added');
export const factorRemovedMail = defineMail<FactorChangedValues>('auth.factor-removed');

export type RecoveryCodesValues = { securityUrl: string };
export const recoveryCodesCreatedMail = defineMail<RecoveryCodesValues>('auth.recovery-codes-created');
export const recoveryCodeUsedMail = defineMail<RecoveryCodesValues & { left: number }>('auth.recovery-code-used');

/** A lost factor goes at `removeAt` unless whoever reads the mail says no. */
export type FactorRemovalValues = { removeAt: Date; cancelUrl: string };
export const factorRemovalRequestedMail = defineMail<FactorRemovalValues>('auth.factor-removal-requested');
export const factorRemovalReminderMail = defineMail<FactorRemovalValues>('auth.factor-removal-reminder');
export const factorRemovalCancelledMail = defineMail<{ securityUrl: string }>('auth.factor-removal-cancelled');
