import { KnownApplicants } from '../../features/applications/talent-contacts/known-applicants.tsx';

export const handle = { title: 'stay-known:title', namespaces: ['stay-known', 'applications', 'problems'] };

export default function EmployerKnownApplicantsPage() {
  return <KnownApplicants />;
}
