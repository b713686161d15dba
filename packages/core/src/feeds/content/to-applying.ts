import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import { EMAIL_PATTERN } from '@stellenvisite/contract/platform/email';
import type { FeedJob } from '@stellenvisite/feeds/feed-job';

export function toContact({ contact }: FeedJob): JobContent['contact'] {
  if (!contact?.name) return null;
  const email = contact.email && EMAIL_PATTERN.test(contact.email) ? contact.email : null;
  return {
    name: contact.name.slice(0, 120),
    role: null,
    email,
    phone: contact.phone?.slice(0, 40) ?? null,
    hours: null,
  };
}

export function toApplying({
  applyUrl,
  url,
  applyEmail,
}: FeedJob): Pick<JobContent, 'applyMethod' | 'applyUrl' | 'applyEmail'> {
  const address = [applyUrl, url].find((each) => each !== null && isHttp(each));
  if (address) return { applyMethod: 'external', applyUrl: address };
  if (applyEmail && EMAIL_PATTERN.test(applyEmail)) return { applyMethod: 'email', applyEmail };
  return { applyMethod: 'here' };
}

export function isHttp(url: string): boolean {
  return url.length <= 2000 && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
