import { escapeHtml } from '@stellenvisite/contract/escape-html';
import { jobDescriptionHtml } from '@stellenvisite/contract/job-description';
import type { EmploymentType } from '@stellenvisite/contract/job-fields';
import type { JobDetail } from '@stellenvisite/contract/jobs.schema';
import type { Salary } from '@stellenvisite/contract/pay.schema';

/** Text that XML 1.0 can carry: control characters and lone surrogates have no place in it. */
function allowedInXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are forbidden in XML 1.0
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}

export function xmlText(text: string): string {
  return escapeHtml(allowedInXml(text));
}

function cdata(text: string): string {
  return `<![CDATA[${allowedInXml(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

const element = (name: string, content: string | null) => (content ? `<${name}>${content}</${name}>` : '');

const INDEED_JOB_TYPE: Record<EmploymentType, string> = {
  full_time: 'fulltime',
  part_time: 'parttime',
  both: 'fulltime, parttime',
  temporary: 'temporary',
  freelance: 'contract',
  internship: 'internship',
};

export function indeedHead(publicUrl: string, builtAt: Date): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<source>\n<publisher>Stellenvisite</publisher>\n<publisherurl>${xmlText(publicUrl)}</publisherurl>\n<lastBuildDate>${builtAt.toUTCString()}</lastBuildDate>\n`;
}

export const INDEED_FOOT = '</source>\n';

export function indeedJob(job: JobDetail, publicUrl: string): string {
  const fields = [
    element('title', cdata(job.title)),
    element('date', new Date(job.postedAt).toUTCString()),
    element('referencenumber', cdata(job.id)),
    element('requisitionid', job.reference && cdata(job.reference)),
    element('url', cdata(`${publicUrl}/jobs/${job.id}`)),
    element('company', cdata(job.employer.name)),
    element('sourcename', cdata('Stellenvisite')),
    element('city', cdata(job.location.city)),
    element('state', cdata(job.location.region)),
    element('country', cdata(job.location.country)),
    element('postalcode', job.location.postalCode && cdata(job.location.postalCode)),
    element('streetaddress', job.street && cdata(job.street)),
    element('description', cdata(jobDescriptionHtml(job))),
    element('salary', job.salary && cdata(salaryText(job.salary))),
    element('jobtype', cdata(INDEED_JOB_TYPE[job.employmentType])),
    element('category', cdata(job.category)),
    element(
      'remotetype',
      job.remote === 'onsite' ? null : cdata(job.remote === 'remote' ? 'Fully remote' : 'Hybrid remote'),
    ),
    element('expirationdate', new Date(job.validThrough).toUTCString()),
  ];
  return `<job>${fields.join('')}</job>\n`;
}

function salaryText({ min, max, currency, period }: Salary): string {
  return `${min === max ? min : `${min} - ${max}`} ${currency} per ${period}`;
}

export function rssHead(publicUrl: string, builtAt: Date): string {
  const url = xmlText(publicUrl);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n<channel>\n<title>Stellenvisite: Stellen im Gesundheitswesen</title>\n<link>${url}/jobs</link>\n<atom:link href="${url}/feeds/jobs.rss" rel="self" type="application/rss+xml"/>\n<description>Alle offenen Stellen in Deutschland, Österreich und der Schweiz</description>\n<language>de</language>\n<lastBuildDate>${builtAt.toUTCString()}</lastBuildDate>\n`;
}

export const RSS_FOOT = '</channel>\n</rss>\n';

export function rssItem(job: JobDetail, publicUrl: string): string {
  const url = `${publicUrl}/jobs/${job.id}`;
  const place = `${job.employer.name}, ${job.location.city}`;
  return `<item><title>${xmlText(`${job.title} – ${place}`)}</title><link>${xmlText(url)}</link><guid isPermaLink="true">${xmlText(url)}</guid><pubDate>${new Date(job.postedAt).toUTCString()}</pubDate><category>${xmlText(job.category)}</category><description>${cdata(jobDescriptionHtml(job))}</description></item>\n`;
}
