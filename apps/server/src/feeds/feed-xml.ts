import { jobDescriptionHtml } from '@stellenvisite/contract/jobs/job-description';
import type { EmploymentType, RemoteOption } from '@stellenvisite/contract/jobs/job-fields';
import type { JobDetail } from '@stellenvisite/contract/jobs/jobs.schema';
import type { Salary } from '@stellenvisite/contract/jobs/pay/pay.schema';
import { cdata, writeXml, XML_DECLARATION } from '../http/write-xml.ts';

const INDEED_JOB_TYPE: Record<EmploymentType, string> = {
  full_time: 'fulltime',
  part_time: 'parttime',
  both: 'fulltime, parttime',
  temporary: 'temporary',
  freelance: 'contract',
  internship: 'internship',
};

const INDEED_REMOTE_TYPE: Record<RemoteOption, string | null> = {
  onsite: null,
  hybrid: 'Hybrid remote',
  remote: 'Fully remote',
};

export function indeedHead(publicUrl: string, builtAt: Date): string {
  const fields = { publisher: 'Stellenvisite', publisherurl: publicUrl, lastBuildDate: builtAt.toUTCString() };
  return `${XML_DECLARATION}<source>\n${writeXml(fields)}\n`;
}

export const INDEED_FOOT = '</source>\n';

/** `reference` is what the feed calls the job, its id unless stated otherwise. */
export function indeedJob(job: JobDetail, publicUrl: string, reference: string = job.id): string {
  const fields = {
    title: cdata(job.title),
    date: new Date(job.postedAt).toUTCString(),
    referencenumber: cdata(reference),
    requisitionid: given(job.reference),
    url: cdata(`${publicUrl}/jobs/${job.id}`),
    company: cdata(job.employer.name),
    sourcename: cdata('Stellenvisite'),
    city: cdata(job.location.city),
    state: cdata(job.location.region),
    country: cdata(job.location.country),
    postalcode: given(job.location.postalCode),
    streetaddress: given(job.street),
    description: cdata(jobDescriptionHtml(job)),
    salary: given(job.salary && salaryText(job.salary)),
    jobtype: given(job.employmentType && INDEED_JOB_TYPE[job.employmentType]),
    category: cdata(job.category),
    remotetype: given(job.remote && INDEED_REMOTE_TYPE[job.remote]),
    expirationdate: new Date(job.validThrough).toUTCString(),
  };
  return `${writeXml({ job: fields })}\n`;
}

const given = (text: string | null) => (text ? cdata(text) : undefined);

function salaryText({ min, max, currency, period }: Salary): string {
  return `${min === max ? min : `${min} - ${max}`} ${currency} per ${period}`;
}

export function rssHead(publicUrl: string, builtAt: Date): string {
  const fields = {
    title: 'Stellenvisite: Stellen im Gesundheitswesen',
    link: `${publicUrl}/jobs`,
    'atom:link': { '@href': `${publicUrl}/feeds/jobs.rss`, '@rel': 'self', '@type': 'application/rss+xml' },
    description: 'Alle offenen Stellen in Deutschland, Österreich und der Schweiz',
    language: 'de',
    lastBuildDate: builtAt.toUTCString(),
  };
  return `${XML_DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n<channel>\n${writeXml(fields)}\n`;
}

export const RSS_FOOT = '</channel>\n</rss>\n';

export function rssItem(job: JobDetail, publicUrl: string): string {
  const url = `${publicUrl}/jobs/${job.id}`;
  const item = {
    title: `${job.title} – ${job.employer.name}, ${job.location.city}`,
    link: url,
    guid: { '@isPermaLink': 'true', '#text': url },
    pubDate: new Date(job.postedAt).toUTCString(),
    category: job.category,
    description: cdata(jobDescriptionHtml(job)),
  };
  return `${writeXml({ item })}\n`;
}
