import type { FactorType } from '@stellenvisite/contract/auth';
import type { JobCategory } from '@stellenvisite/contract/job-fields';
import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import type { Language } from '@stellenvisite/contract/languages';
import type { NewsletterFrequency } from '@stellenvisite/contract/newsletter';

/** A one-time code, a link to our page that uses it, and how long both are good for. */
type AuthLinkValues = { code: string; url: string; minutes: number };

/** Every mail the product writes, with what it has to tell. The wording belongs to the renderer. */
export type MailValues = {
  'newsletter.confirm': { confirmUrl: string; frequency: NewsletterFrequency };
  'newsletter.already-subscribed': {
    frequency: NewsletterFrequency;
    otherFrequency: NewsletterFrequency;
    changeUrl: string;
    unsubscribeUrl: string;
  };
  'newsletter.issue': {
    frequency: NewsletterFrequency;
    issuedAt: Date;
    total: number;
    categories: { category: JobCategory; count: number }[];
    jobs: JobItem[];
    publicUrl: string;
    unsubscribeUrl: string;
  };
  'auth.confirm': AuthLinkValues;
  'auth.invite': AuthLinkValues;
  'auth.magic-link': AuthLinkValues;
  'auth.recovery': AuthLinkValues;
  'auth.email-change': AuthLinkValues & { newEmail: string; isNew: boolean };
  'auth.reauthentication': { code: string; minutes: number };
  'auth.already-registered': { loginUrl: string; recoverUrl: string };
  'auth.password-changed': { recoverUrl: string };
  'auth.email-changed': { newEmail: string; recoverUrl: string };
  'auth.phone-changed': { recoverUrl: string };
  'auth.factor-added': { factor: FactorType; securityUrl: string };
  'auth.factor-removed': { factor: FactorType; securityUrl: string };
  'account.erasure-requested': { eraseAt: Date; accountUrl: string };
  'account.erased': { erasedAt: Date };
};

export type MailKind = keyof MailValues;
export type MailMessage = { [Kind in MailKind]: { kind: Kind; values: MailValues[Kind] } }[MailKind];

export type RenderedMail = { subject: string; text: string; html: string };
export type RenderMail = (message: MailMessage, language: Language) => Promise<RenderedMail>;
