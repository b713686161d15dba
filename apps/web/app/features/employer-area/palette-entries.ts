import { keepPreviousData } from '@tanstack/react-query';
import {
  BadgeCheck,
  BriefcaseMedical,
  FileText,
  KeyRound,
  type LucideIcon,
  Plus,
  SquareArrowOutUpRight,
  UserRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../session/queries.ts';
import type { PaletteEntry, PaletteGroup } from '../../ui/command-palette.tsx';
import { isFoundBy, usePaletteQuestion } from '../../ui/palette-search.ts';
import { EMPLOYER_LINKS } from './area-links.ts';
import type { ActingEmployer } from './shared/use-acting-employer.ts';

const PER_GROUP = 6;

/** Pages that have no link of their own in the rail. */
const FURTHER_PAGES: readonly { key: string; to: string; icon: LucideIcon }[] = [
  { key: 'postJob', to: '/post-job', icon: Plus },
  { key: 'known', to: '/employer-dashboard/bewerbungen/bekannte', icon: UserRound },
  { key: 'templates', to: '/employer-dashboard/einstellungen/vorlagen', icon: FileText },
  { key: 'verification', to: '/employer-dashboard/profil/verifizierung', icon: BadgeCheck },
  { key: 'interfaces', to: '/employer-dashboard/einstellungen/schnittstellen', icon: KeyRound },
];

/** What the palette offers for a text: pages at once, jobs and applicants as soon as the server has found them. */
export function usePaletteEntries(acting: ActingEmployer, text: string): { groups: PaletteGroup[]; isBusy: boolean } {
  const { t } = useTranslation('employer-area');
  const { q, isEnough, isAsked, isSettled } = usePaletteQuestion(text);
  const query = { employerId: acting.employerId, q, pageSize: PER_GROUP };
  const asked = { enabled: isEnough, placeholderData: keepPreviousData };
  const jobs = $api.useQuery('get', '/api/employer/jobs', { params: { query } }, asked);
  const applications = $api.useQuery('get', '/api/employer/applications', { params: { query } }, asked);
  const pages: PaletteEntry[] = [
    ...EMPLOYER_LINKS.flat().map(({ key, to, icon }) => ({ key, to, icon, label: t(`nav.${key}`) })),
    ...FURTHER_PAGES.map(({ key, to, icon }) => ({ key, to, icon, label: t(`jump.page.${key}`) })),
    {
      key: 'publicPage',
      to: `/arbeitgebern/${acting.employerId}`,
      icon: SquareArrowOutUpRight,
      label: t('switcher.publicPage'),
    },
  ].filter(({ label }) => isFoundBy(label, text));
  const foundJobs = (isAsked ? (jobs.data?.items ?? []) : []).map(
    ({ id, title, department, city }): PaletteEntry => ({
      key: `job-${id}`,
      label: title || t('jump.untitled'),
      note: department?.name ?? city ?? undefined,
      isGerman: true,
      icon: BriefcaseMedical,
      to: `/post-job?job=${id}`,
    }),
  );
  const foundApplicants = (isAsked ? (applications.data?.items ?? []) : []).flatMap(
    ({ id, applicant, job }): PaletteEntry[] =>
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
  const groups: PaletteGroup[] = [
    { name: 'pages', label: t('jump.group.pages'), entries: pages },
    { name: 'jobs', label: t('jump.group.jobs'), entries: foundJobs },
    { name: 'applicants', label: t('jump.group.applicants'), entries: foundApplicants },
  ];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isBusy: isAsked && (!isSettled || jobs.isFetching || applications.isFetching),
  };
}
