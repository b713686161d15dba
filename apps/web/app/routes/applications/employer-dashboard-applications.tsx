import { ReceivedApplications } from '../../features/applications/received/list/received-applications.tsx';
import '../../features/applications/applications.css';
import '../../features/applications/received/received-applications.css';

export const handle = {
  title: 'received-applications:title',
  namespaces: [
    'received-applications',
    'received-application',
    'statistics',
    'message-templates',
    'applications',
    'accounts',
    'files',
    'job-fields',
    'problems',
  ],
  employerPage: { slim: true, full: true },
};

/** Filters, pages and an open application change nothing of what the loader answers. */
export const shouldRevalidate = () => false;

/** Renders the received applications; one of them opens next to them under its own address. */
export default function EmployerDashboardApplicationsPage() {
  return <ReceivedApplications />;
}
