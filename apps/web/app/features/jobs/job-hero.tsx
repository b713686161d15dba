import { categoryPath } from '@stellenvisite/contract/jobs/category-slugs';
import type { JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import type { JobDetail } from '@stellenvisite/contract/jobs/jobs.schema';
import { markOrigin } from '@stellenvisite/contract/jobs/statistics';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { ChevronLeft, MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { buildingKindOf } from './display/employer/buildings/building-kind.ts';
import { EmployerBuilding } from './display/employer/buildings/employer-building.tsx';
import { VerifiedMark } from './display/employer/verified-mark.tsx';
import { CategoryBadge, TopJobBadge } from './display/job-badges.tsx';
import { JobTitle } from './display/job-title.tsx';
import { useJobWords } from './display/use-job-words.ts';
import { ShareMenu } from './share-menu.tsx';

type PlacedJob = Pick<JobDetail, 'street' | 'location'>;

export function JobHero({ job, publicUrl }: { job: JobDetail; publicUrl: string }) {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  const { employer } = job;
  return (
    <div className={`jhero on-tint tint-${job.category}`}>
      <div className="wrap">
        <BackLink category={job.category} />
        <div className="jh-grid">
          <div>
            <div className="pane-kick">
              <CategoryBadge category={job.category} detail={words.detail(job)} onTint />
              {job.featured && <TopJobBadge />}
              <JobNumbers job={job} />
            </div>
            <h1 lang="de">
              <JobTitle title={job.title} />
            </h1>
            <p className="jemp">
              <Link to={`/arbeitgebern/${employer.id}`} lang="de">
                {employer.name}
              </Link>
              {employer.isVerified && <VerifiedMark size={20} />}
              <span>
                <MapPin size={18} />
                {addressOf(job)}
              </span>
            </p>
            <ShareMenu
              url={markOrigin(`${publicUrl}/jobs/${job.id}`, 'geteilt')}
              title={job.title}
              employer={employer.name}
            />
          </div>
          <div className="jh-pic">
            <EmployerBuilding
              kind={buildingKindOf({ ...employer, country: employer.location.country })}
              seed={employer.id}
              label={t('employer.drawing', { name: employer.name })}
            />
          </div>
        </div>
      </div>
    </div>
  );
}

function JobNumbers({ job }: { job: JobDetail }) {
  const { t } = useTranslation('jobs');
  const parts = [
    t('head.posted', { date: formatDate(job.postedAt) }),
    t('head.number', { number: String(job.number) }),
    job.reference && t('head.reference', { reference: job.reference }),
  ];
  return <span className="jdate">{parts.filter(Boolean).join(' · ')}</span>;
}

/** Back to the list one came from, else to all jobs of the category. */
function BackLink({ category }: { category: JobCategory }) {
  const { t } = useTranslation('jobs');
  const { t: field } = useTranslation('job-fields');
  const { t: ui } = useTranslation('ui');
  const from = useListAddress();
  return (
    <nav className="crumb no-print" aria-label={ui('breadcrumb.label')}>
      <Link to={from ?? categoryPath(category)}>
        <ChevronLeft size={18} />
        {from ? t('back.results') : t('back.category', { category: field(`categoryIn.${category}`) })}
      </Link>
    </nav>
  );
}

/** Known in the browser only, and after hydration: the page is the same for everyone. */
function useListAddress(): string | null {
  const { state } = useLocation();
  const [from, setFrom] = useState<string | null>(null);
  useEffect(() => setFrom(listAddressIn(state)), [state]);
  return from;
}

function listAddressIn(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && /^\/jobs(\?|$)/.test(from) ? from : null;
}

/** „Rheinhöhenweg 12, 50733 Köln“ */
export function addressOf({ street, location }: PlacedJob): string {
  const town = [location.postalCode, location.city].filter(Boolean).join(' ');
  return [street, town].filter(Boolean).join(', ');
}

/** Returns the address as a map app understands it. */
export function destinationOf(job: PlacedJob): string {
  const { region, country } = job.location;
  return [addressOf(job), ...(job.street ? [] : [region]), country].join(', ');
}
