import { PostingScreen } from '../../features/jobs/postings/form/posting-screen.tsx';
import '../../features/jobs/display/job-parts.css';
import '../../features/jobs/job.css';
import '../../features/jobs/postings/form/post-job.css';

export const handle = {
  title: 'job-postings:form.newTitle',
  namespaces: ['job-postings', 'jobs', 'job-fields', 'text-proposals', 'problems'],
  employerPage: { slim: true, full: true, ownBar: true },
};

export default function PostJobPage() {
  return <PostingScreen />;
}
