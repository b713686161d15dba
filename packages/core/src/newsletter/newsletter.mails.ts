import type { JobCategory } from '@stellenvisite/contract/job-fields';
import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import type { NewsletterFrequency } from '@stellenvisite/contract/newsletter';
import type { RichText } from '@stellenvisite/contract/rich-text';
import { defineMail } from '../mails/define-mail.ts';

export type ConfirmNewsletterValues = { confirmUrl: string; frequency: NewsletterFrequency };
export const confirmNewsletterMail = defineMail<ConfirmNewsletterValues>('newsletter.confirm');

export type AlreadySubscribedValues = {
  frequency: NewsletterFrequency;
  otherFrequency: NewsletterFrequency;
  changeUrl: string;
  unsubscribeUrl: string;
};
export const alreadySubscribedMail = defineMail<AlreadySubscribedValues>('newsletter.already-subscribed');

/** A letter we wrote ourselves; `bodyHtml` is sanitised rich text. */
export type NewsletterLetterValues = { subject: string; preview: string; bodyHtml: RichText; unsubscribeUrl: string };
export const newsletterLetterMail = defineMail<NewsletterLetterValues>('newsletter.letter');

export type NewsletterIssueValues = {
  frequency: NewsletterFrequency;
  issuedAt: Date;
  total: number;
  categories: { category: JobCategory; count: number }[];
  jobs: JobItem[];
  publicUrl: string;
  unsubscribeUrl: string;
};
export const newsletterIssueMail = defineMail<NewsletterIssueValues>('newsletter.issue');
