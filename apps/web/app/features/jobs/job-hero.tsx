import { formatDate } from '@stellenvisite/contract/format-date';
import type { JobDetail } from '@stellenvisite/contract/jobs.schema';
import { markOrigin } from '@stellenvisite/contract/statistics';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buildingKindOf } from '../employers/shared/buildings/building-kind.ts';
import { EmployerBuilding } from '../employers/shared/buildings/employer-building.tsx';
import { VerifiedMark } from '../employers/shared/verified-mark.tsx';
import { BackLink } from './back-link.tsx';
import { addressOf } from './job-address.ts';
import { ShareLinks } from './share-links.tsx';
import { CategoryBadge, TopJobBadge } from './shared/job-badges.tsx';
import { JobTitle } from './shared/job-title.tsx';
import { useJobWords } from './shared/use-job-words.ts';

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
            <ShareLinks
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
