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
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../session/queries.ts';
import { EMPLOYER_LINKS } from './area-links.ts';
import type { ActingEmployer } from './shared/use-acting-employer.ts';

export type PaletteEntry = {
  key: string;
  label: string;
  /** Small words at its end. */
  note?: string | undefined;
  /** Written by the employer, in German whatever the language of the page. */
  isGerman?: true;
  icon: LucideIcon;
  to: string;
};

export type PaletteGroup = { name: 'pages' | 'jobs' | 'applicants'; entries: PaletteEntry[] };

const PAUSE_MS = 150;
/** Shorter texts find too much to be of use. */
const LEAST_LETTERS = 2;
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
  const q = useSettled(text.trim());
  const query = { employerId: acting.employerId, q, pageSize: PER_GROUP };
  const asked = { enabled: q.length >= LEAST_LETTERS, placeholderData: keepPreviousData };
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
  const isAsked = text.trim().length >= LEAST_LETTERS;
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
    { name: 'pages', entries: pages },
    { name: 'jobs', entries: foundJobs },
    { name: 'applicants', entries: foundApplicants },
  ];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isBusy: isAsked && (q !== text.trim() || jobs.isFetching || applications.isFetching),
  };
}

/** Each word of the text begins a word of the name. */
function isFoundBy(label: string, text: string): boolean {
  const words = label.toLocaleLowerCase('de').split(/[\s&-]+/);
  return text
    .toLocaleLowerCase('de')
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
