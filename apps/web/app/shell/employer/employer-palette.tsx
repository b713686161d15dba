import { keepPreviousData } from '@tanstack/react-query';
import { BadgeCheck, BriefcaseMedical, FileText, KeyRound, Plus, SquareArrowOutUpRight, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActingEmployer } from '../../features/identity/acting-employer/use-acting-employer.ts';
import { $api } from '../../session/queries.ts';
import type { PaletteEntry } from '../../ui/palette/command-palette.tsx';
import type { AreaLink } from '../area/area-links.ts';
import { AreaPalette, usePaletteSearch } from '../area/area-palette.tsx';
import { EMPLOYER_LINKS } from './area-links.ts';

const PER_GROUP = 6;

/** Pages that have no link of their own in the rail. */
const FURTHER_PAGES: readonly AreaLink[] = [
  { key: 'postJob', to: '/post-job', icon: Plus },
  { key: 'known', to: '/employer-dashboard/bewerbungen/bekannte', icon: UserRound },
  { key: 'templates', to: '/employer-dashboard/einstellungen/vorlagen', icon: FileText },
  { key: 'verification', to: '/employer-dashboard/profil/verifizierung', icon: BadgeCheck },
  { key: 'interfaces', to: '/employer-dashboard/einstellungen/schnittstellen', icon: KeyRound },
];

/** Finds pages, jobs and applicants of the employer. */
export function EmployerPalette({ acting, onClose }: { acting: ActingEmployer; onClose: () => void }) {
  const { t } = useTranslation('employer-area');
  const search = usePaletteSearch();
  const query = { employerId: acting.employerId, q: search.q, pageSize: PER_GROUP };
  const asked = { enabled: search.isEnough, placeholderData: keepPreviousData };
  const jobs = $api.useQuery('get', '/api/employer/jobs', { params: { query } }, asked);
  const applications = $api.useQuery('get', '/api/employer/applications', { params: { query } }, asked);
  const publicPage: PaletteEntry = {
    key: 'publicPage',
    to: `/arbeitgebern/${acting.employerId}`,
    icon: SquareArrowOutUpRight,
    label: t('switcher.publicPage'),
  };
  const foundJobs = jobs.data?.items.map(
    ({ id, title, department, city }): PaletteEntry => ({
      key: `job-${id}`,
      label: title || t('jump.untitled'),
      note: department?.name ?? city ?? undefined,
      isGerman: true,
      icon: BriefcaseMedical,
      to: `/post-job?job=${id}`,
    }),
  );
  const foundApplicants = applications.data?.items.flatMap(({ id, applicant, job }): PaletteEntry[] =>
    applicant
      ? [
          {
            key: `application-${id}`,
            label: applicant.fullName,
            note: job.title,
            isGerman: true,
            icon: UserRound,
            to: `/employer-dashboard/bewerbungen/${id}`,
          },
        ]
      : [],
  );
  return (
    <AreaPalette
      namespace="employer-area"
      search={search}
      links={EMPLOYER_LINKS}
      furtherPages={FURTHER_PAGES}
      ownPages={[publicPage]}
      found={[
        { name: 'jobs', entries: foundJobs },
        { name: 'applicants', entries: foundApplicants },
      ]}
      isFetching={jobs.isFetching || applications.isFetching}
      onClose={onClose}
    />
  );
}
