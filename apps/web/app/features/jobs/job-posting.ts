import { jobDescriptionHtml } from '@stellenvisite/contract/job-description';
import type { EmploymentType } from '@stellenvisite/contract/job-fields';
import type { JobDetail } from '@stellenvisite/contract/jobs.schema';
import type { PayPeriod } from '@stellenvisite/contract/pay';

const EMPLOYMENT: Record<EmploymentType, string[]> = {
  full_time: ['FULL_TIME'],
  part_time: ['PART_TIME'],
  both: ['FULL_TIME', 'PART_TIME'],
  temporary: ['TEMPORARY'],
  freelance: ['CONTRACTOR'],
  internship: ['INTERN'],
};
const UNIT: Record<PayPeriod, string> = { hour: 'HOUR', month: 'MONTH', year: 'YEAR' };

/**
 * Structured data for Google for Jobs (domain.md §2): only what the page shows, pay only as the employer states it.
 * `directApply` is false: the application is made at the employer's own address.
 */
export function jobPosting(job: JobDetail, publicUrl: string) {
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: jobDescriptionHtml(job),
    identifier: { '@type': 'PropertyValue', name: job.employer.name, value: job.reference ?? String(job.number) },
    datePosted: job.postedAt,
    validThrough: job.validThrough,
    employmentType: EMPLOYMENT[job.employmentType],
    hiringOrganization: {
      '@type': 'Organization',
      name: job.employer.name,
      sameAs: `${publicUrl}/arbeitgebern/${job.employer.id}`,
      ...(job.employer.logoUrl ? { logo: publicUrl + job.employer.logoUrl } : {}),
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(job.street ? { streetAddress: job.street } : {}),
        ...(job.location.postalCode ? { postalCode: job.location.postalCode } : {}),
        addressLocality: job.location.city,
        addressRegion: job.location.region,
        addressCountry: job.location.country,
      },
    },
    ...(job.remote === 'remote' ? remotePosting(job) : {}),
    ...(job.salary ? { baseSalary: baseSalary(job.salary) } : {}),
    directApply: false,
    url: `${publicUrl}/jobs/${job.id}`,
  };
}

/** Only for work that is done wholly from home; where from is the job's own country. */
function remotePosting({ location }: JobDetail) {
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: location.country },
  };
}

function baseSalary({ min, max, currency, period }: NonNullable<JobDetail['salary']>) {
  const amount = min === max ? { value: min } : { minValue: min, maxValue: max };
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: UNIT[period] },
  };
}
