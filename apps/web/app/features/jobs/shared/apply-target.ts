import type { JobDetail } from '@stellenvisite/contract/jobs.schema';
import { applyPath } from '../../applications/shared/apply-path.ts';

export type ApplyTarget = { kind: 'here' | 'external' | 'mail' | 'phone'; href: string };

type ApplyJob = Pick<JobDetail, 'id' | 'applyMethod' | 'applyUrl' | 'externalUrl' | 'contact'>;

/** Where „Bewerben“ leads: our own form, the employer's own page, else the contact person's mail, else the phone. */
export function applyTarget(job: ApplyJob, subject: string): ApplyTarget | null {
  if (job.applyMethod === 'here') return { kind: 'here', href: applyPath(job.id) };
  const page = webAddress(job.applyUrl) ?? webAddress(job.externalUrl);
  if (job.applyMethod === 'external' && page) return { kind: 'external', href: page };
  if (job.contact?.email) return { kind: 'mail', href: mailLink(job.contact.email, subject) };
  if (job.contact?.phone) return { kind: 'phone', href: phoneLink(job.contact.phone) };
  return page ? { kind: 'external', href: page } : null;
}

/** A feed may carry any address; only the web's own schemes become a link. */
function webAddress(address: string | null): string | null {
  return address && /^https?:\/\//i.test(address) ? address : null;
}

export function mailLink(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '')}`;
}
