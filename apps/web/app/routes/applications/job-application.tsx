import type { JobDetail } from '@stellenvisite/contract/jobs/jobs.schema';
import { Suspense } from 'react';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { apiOf, requireData } from '../../api/client.ts';
import { ApplyHelp } from '../../features/applications/apply/apply-frame.tsx';
import { ApplyPage, ClosedApplyPage } from '../../features/applications/apply/apply-page.tsx';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { Route } from './+types/job-application';

const AskPush = lazyPart(
  async () => (await import('../../features/platform/notifications/shared/ask-push.tsx')).AskPush,
);

export const handle = {
  namespaces: ['applications', 'notifications', 'files', 'auth', 'problems', 'jobs', 'job-fields'],
  shell: 'bare',
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = apiOf(context);
  const path = { id: params.id };
  const found = await api.GET('/api/jobs/{id}', { params: { path } });
  if (found.response.status === 410) {
    const { job } = (await api.GET('/api/jobs/{id}/similar', { params: { path } })).data ?? {};
    if (!job) throw data(null, { status: 404 });
    const head = { id: params.id, title: job.title, employer: { name: job.employer.name } };
    return data({ kind: 'closed', job: head, meta: applyMeta(context, head) } as const, { status: 410 });
  }
  if (!found.data) throw data(null, { status: found.response.status < 500 ? 404 : found.response.status });
  const job = found.data as JobDetail;
  if (job.applyMethod !== 'here') throw redirect(`/jobs/${job.id}`);
  const { phone, phoneHours } = requireData(await api.GET('/api/operator'));
  return data({ kind: 'open', job, help: { phone, phoneHours }, meta: applyMeta(context, job) } as const);
}

type Head = { id: string; title: string; employer: { name: string } };

function applyMeta(context: Readonly<RouterContextProvider>, { id, title, employer }: Head) {
  const t = textsOf(context, 'applications');
  return pageMeta(context, {
    title: t('apply.meta.title', { title, employer: employer.name }),
    description: t('apply.meta.description'),
    path: `/jobs/${id}/bewerben`,
    isIndexed: false,
  });
}

/** The form is sent by script. One sent before it ran comes back to its page. */
export const action = ({ url }: Route.ActionArgs) => redirect(url.pathname + url.search, 303);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function JobApplicationRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'closed') return <ClosedApplyPage job={loaderData.job} />;
  return (
    <ApplyHelp value={loaderData.help}>
      <ApplyPage
        job={loaderData.job}
        afterSent={
          <Suspense>
            <AskPush />
          </Suspense>
        }
      />
    </ApplyHelp>
  );
}
