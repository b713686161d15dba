import type { JobDetail, JobItem, SimilarJobs as SimilarJobsAnswer } from '@stellenvisite/contract/jobs/jobs.schema';
import { isWholeRegion } from '@stellenvisite/contract/jobs/places';
import { formatPayRange } from '@stellenvisite/contract/platform/format-money';
import { data, type RouterContextProvider } from 'react-router';
import { apiOf } from '../../api/client.ts';
import { JobPage, SIMILAR_SHOWN, SimilarJobs } from '../../features/jobs/job-page.tsx';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import { visitContext } from '../../visit.ts';
import type { Route } from './+types/job';
import '../../features/jobs/display/job-parts.css';
import '../../features/jobs/job.css';
import { categoryPath } from '@stellenvisite/contract/jobs/category-slugs';
import { jobDescriptionHtml } from '@stellenvisite/contract/jobs/job-description';
import type { EmploymentType } from '@stellenvisite/contract/jobs/job-fields';
import type { PayPeriod } from '@stellenvisite/contract/jobs/pay/pay';
import { useTranslation } from 'react-i18next';
import { ownApplicationPath, useOwnApplication } from '../../features/jobs/display/apply/own-application-store.ts';
import { JobTitle } from '../../features/jobs/display/job-title.tsx';
import { type RosterCellMark, RosterCells } from '../../features/jobs/display/roster-cells.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const EMPLOYMENT: Record<EmploymentType, string[]> = {
  full_time: ['FULL_TIME'],
  part_time: ['PART_TIME'],
  both: ['FULL_TIME', 'PART_TIME'],
  temporary: ['TEMPORARY'],
  freelance: ['CONTRACTOR'],
  internship: ['INTERN'],
};

const UNIT: Record<PayPeriod, string> = { hour: 'HOUR', month: 'MONTH', year: 'YEAR' };

const FILLED: readonly RosterCellMark[] = ['early', 'early', 'late', 'late', 'day', 'night', 'night'];

type GoneJob = SimilarJobsAnswer['job'];

type GonePageProps = { id: string; job: GoneJob | undefined; similar: readonly JobItem[]; asOf: string };

export const handle = { namespaces: ['jobs', 'job-fields'] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = apiOf(context);
  const path = { id: params.id };
  const found = await api.GET('/api/jobs/{id}', { params: { path, query: { similar: SIMILAR_SHOWN, payBand: true } } });
  const asOf = new Date().toISOString();
  if (found.response.status === 410) {
    const alike = await api.GET('/api/jobs/{id}/similar', { params: { path } });
    const { job, items = [] } = alike.data ?? {};
    const similar = items.slice(0, SIMILAR_SHOWN);
    const answer = {
      kind: 'gone',
      id: params.id,
      job,
      similar,
      asOf,
      meta: goneMeta(context, params.id, job),
    } as const;
    return data(answer, { status: 410 });
  }
  if (!found.data) throw data(null, { status: found.response.status < 500 ? 404 : found.response.status });
  const { similar = [], ...job } = found.data as JobDetail;
  const { publicUrl, mapStyleUrl } = context.get(visitContext);
  return data({ kind: 'open', job, similar, asOf, publicUrl, mapStyleUrl, meta: jobMeta(context, job) } as const);
}

function jobMeta(context: Readonly<RouterContextProvider>, job: JobDetail) {
  const t = textsOf(context, 'jobs');
  const field = textsOf(context, 'job-fields');
  const { language } = context.get(visitContext);
  const facts = [
    job.salary && `${formatPayRange(job.salary, language, 'exact')} (${field(`payPeriod.${job.salary.period}`)})`,
    job.employmentType && field(`employmentType.${job.employmentType}`),
    job.shifts.length > 0 &&
      field('facts.shifts', { list: job.shifts.map((each) => field(`shift.${each}`)).join(', ') }),
    job.contract && field(`contract.${job.contract}`),
  ].filter(Boolean);
  const [employer, place] = [job.employer.name, job.location.city];
  return pageMeta(context, {
    title: t('meta.title', { title: job.title, employer }),
    description: t('meta.description', { facts: facts.join(', '), employer, place }),
    path: `/jobs/${job.id}`,
    image: `/social/jobs/${job.id}.png`,
  });
}

function goneMeta(context: Readonly<RouterContextProvider>, id: string, job: GoneJob | undefined) {
  const t = textsOf(context, 'jobs');
  const names = job && { title: job.title, employer: job.employer.name };
  const what = t(`gone.title.${job?.end ?? 'unknown'}`);
  const title = names ? t('meta.goneTitleOf', { ...names, what }) : what;
  const texts = { title, description: t('meta.goneDescription') };
  return pageMeta(context, { ...texts, path: `/jobs/${id}`, isIndexed: false });
}

/** AI Act Art. 50(2): a mark for machines, in the vocabulary that IPTC has for it. */
const AI_MARK = {
  name: 'digital-source-type',
  content: 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia',
};

/** The structured data repeats the whole job, so it is built from it here instead of being sent twice. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...metaTags(loaderData?.meta),
  ...(loaderData?.kind === 'open' && loaderData.job.isAiAssisted ? [AI_MARK] : []),
  ...(loaderData?.kind === 'open' ? [{ 'script:ld+json': jobPosting(loaderData.job, loaderData.publicUrl) }] : []),
];

export default function JobRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'gone') {
    const { id, job, similar, asOf } = loaderData;
    return <GonePage id={id} job={job} similar={similar} asOf={asOf} />;
  }
  const { job, similar, asOf, publicUrl, mapStyleUrl } = loaderData;
  return <JobPage job={job} similar={similar} asOf={asOf} publicUrl={publicUrl} mapStyleUrl={mapStyleUrl} />;
}

/** Shows which job is gone and why, with similar jobs that are still open. */
export function GonePage({ id, job, similar, asOf }: GonePageProps) {
  const { t } = useTranslation('jobs');
  const own = useOwnApplication(id);
  const { t: field } = useTranslation('job-fields');
  return (
    <>
      <div className="wrap py-16 md:py-20">
        <RosterCells cells={FILLED} label={t('gone.cells')} />
        <h1 className="mt-8 text-fs-1 leading-head">{t(`gone.title.${job?.end ?? 'unknown'}`)}</h1>
        {job && <GoneJobName job={job} />}
        <p className="mt-4 max-w-[60ch] text-fs-5 text-ink-2">{t(`gone.text.${job?.end ?? 'unknown'}`)}</p>
        {own && (
          <p className="mt-4 text-fs-6">
            {t('gone.own')} <TextLink to={ownApplicationPath(own)}>{t('apply.own')}</TextLink>
          </p>
        )}
        <LinkButton to={job ? categoryPath(job.category) : '/jobs'} className="mt-8">
          {job ? t('back.category', { category: field(`categoryIn.${job.category}`) }) : t('gone.search')}
        </LinkButton>
      </div>
      <SimilarJobs jobs={similar} asOf={asOf} title={t('gone.similar')} />
    </>
  );
}

function GoneJobName({ job: { title, employer, city } }: { job: GoneJob }) {
  return (
    <p className="mt-4 max-w-[60ch] text-fs-4 leading-head" lang="de">
      <b>
        <JobTitle title={title} />
      </b>
      <span className="mt-2 block text-fs-6 text-ink-2">
        <TextLink to={`/arbeitgebern/${employer.id}`}>{employer.name}</TextLink>, {city}
      </span>
    </p>
  );
}

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
    ...(job.employmentType && { employmentType: EMPLOYMENT[job.employmentType] }),
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
        ...(isWholeRegion(job.location) ? {} : { addressLocality: job.location.city }),
        addressRegion: job.location.region,
        addressCountry: job.location.country,
      },
    },
    ...(job.remote === 'remote' ? remotePosting(job) : {}),
    ...(job.salary ? { baseSalary: baseSalary(job.salary) } : {}),
    ...askedAndOffered(job.conditions),
    directApply: false,
    url: `${publicUrl}/jobs/${job.id}`,
  };
}

/** Returns the required language and the help offered, in German like the rest of the ad. */
function askedAndOffered({ germanLevel, hasVisaHelp, hasHousingHelp }: JobDetail['conditions']) {
  const help = [hasVisaHelp && 'Hilfe bei Visum und Behörden', hasHousingHelp && 'Hilfe bei der Wohnungssuche'];
  const jobBenefits = help.filter(Boolean).join(', ');
  return {
    ...(germanLevel ? { qualifications: `Deutsch mindestens ${germanLevel}` } : {}),
    ...(jobBenefits ? { jobBenefits } : {}),
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
