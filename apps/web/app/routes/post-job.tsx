import { PostingScreen } from '../features/job-postings/form/posting-screen.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/post-job';
import '../features/jobs/shared/job-parts.css';
import '../features/jobs/job.css';
import '../features/job-postings/form/post-job.css';
import '../features/text-proposals/text-help.css';

export const handle = {
  namespaces: ['job-postings', 'jobs', 'job-fields', 'text-proposals', 'problems'],
  employerPage: { slim: true, full: true, ownBar: true },
};

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'job-postings');
  return {
    meta: pageMeta(context, {
      title: t('form.newTitle'),
      description: t('form.metaDescription'),
      path: '/post-job',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function PostJobPage() {
  return <PostingScreen />;
}
