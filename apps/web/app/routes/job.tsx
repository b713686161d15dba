import { formatPayRange } from '@stellenvisite/contract/format-money';
import type { JobDetail } from '@stellenvisite/contract/jobs.schema';
import { data, type RouterContextProvider } from 'react-router';
import { apiOf } from '../api/client.ts';
import { type GoneJob, GonePage } from '../features/jobs/gone-page.tsx';
import { JobPage } from '../features/jobs/job-page.tsx';
import { jobPosting } from '../features/jobs/job-posting.ts';
import { SIMILAR_SHOWN } from '../features/jobs/similar-jobs.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { visitContext } from '../visit.ts';
import type { Route } from './+types/job';
import '../features/jobs/shared/job-parts.css';
import '../features/jobs/job.css';

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
    const answer = { kind: 'gone', job, similar, asOf, meta: goneMeta(context, params.id, job) } as const;
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
    field(`employmentType.${job.employmentType}`),
    job.shifts.length > 0 &&
      field('facts.shifts', { list: job.shifts.map((each) => field(`shift.${each}`)).join(', ') }),
    field(`contract.${job.contract}`),
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
  const title = names ? t('meta.goneTitleOf', names) : t('meta.goneTitle');
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
    const { job, similar, asOf } = loaderData;
    return <GonePage job={job} similar={similar} asOf={asOf} />;
  }
  const { job, similar, asOf, publicUrl, mapStyleUrl } = loaderData;
  return <JobPage job={job} similar={similar} asOf={asOf} publicUrl={publicUrl} mapStyleUrl={mapStyleUrl} />;
}
