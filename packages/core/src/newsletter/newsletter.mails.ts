import type { JobCategory } from '@stellenvisite/contract/job-fields';
import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import type { NewsletterFrequency } from '@stellenvisite/contract/newsletter';
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
